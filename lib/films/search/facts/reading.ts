import type { Fact } from './fact';

/** A pattern over folded text, and the fact that its groups say (absent groups are empty). */
export type Reading = readonly [
  pattern: string,
  read: (groups: readonly [string, ...string[]]) => Fact,
];
