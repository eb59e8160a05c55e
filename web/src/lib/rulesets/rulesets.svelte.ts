import type { Api } from '$lib/net/api';
import type { RulesetGroup, RulesetInfo, RulesetPage } from '$lib/protocol';

/** The order of the groups in a list. */
export const GROUPS: readonly RulesetGroup[] = ['common', 'federation', 'site', 'engine'];

/** The rulesets the server knows, asked for once. */
export class Rulesets {
  readonly #api: Pick<Api, 'rulesets' | 'rulesetPage'>;
  /** Empty until the server has answered. */
  all: readonly RulesetInfo[] = $state.raw([]);
  #asked: Promise<void> | null = null;

  constructor(api: Pick<Api, 'rulesets' | 'rulesetPage'>) {
    this.#api = api;
  }

  /** Asks the server for the list, unless it is there; fails when the server cannot be reached. */
  load(): Promise<void> {
    this.#asked ??= this.#api.rulesets().then(
      (all) => void (this.all = all),
      (fault: unknown) => {
        this.#asked = null;
        throw fault;
      },
    );
    return this.#asked;
  }

  of(group: RulesetGroup): readonly RulesetInfo[] {
    return this.all.filter((ruleset) => ruleset.group === group);
  }

  page(id: string, language: string): Promise<RulesetPage> {
    return this.#api.rulesetPage(id, language);
  }
}
