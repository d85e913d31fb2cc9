import type { Sentence } from '../faults/sentence';

/** A text that is at fault: what was expected, and the part of it that is meant. */
export type TextFault = { expected: Sentence; part: string };
