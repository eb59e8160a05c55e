/** An attack that the board can show: squares, and whether it is one that counts. */
export interface BoardAttack {
  readonly attacker: string;
  readonly victim: string;
  /** Who can take back. */
  readonly protectors: readonly string[];
  /** Who seems to, and cannot. */
  readonly fakeProtectors: readonly string[];
  /** A check, a threat of mate or a chase; the others are shown more quietly. */
  readonly grave: boolean;
}
