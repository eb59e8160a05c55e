/** The rulesets a table may be made with, by the arbiter's names for them. */
export const RULESETS = ['casual', 'tong-hop', 'bigkool'] as const;
