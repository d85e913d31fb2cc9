import type { Fact } from './fact';

/** A pattern over folded text, and the fact that its groups say: an absent one is empty, what comes behind them means nothing. */
export type Reading = readonly [pattern: string, read: (...groups: string[]) => Fact];
