import type { Fact } from './fact';

/**
 * A pattern for folded text, and a function from its groups to a fact. Missing groups are empty strings;
 * arguments after the groups have no meaning.
 */
export type Reading = readonly [pattern: string, read: (...groups: string[]) => Fact];
