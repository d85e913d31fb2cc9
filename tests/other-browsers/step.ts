import type { Visitor } from './visitor';

/** A step of a journey: a sentence, and how it is walked. Each begins at an address of its own. */
export type Step = { step: string; walk: (visitor: Visitor) => Promise<void> };
