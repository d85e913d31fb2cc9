import { answers } from './answers';
import { combs } from './combs';
import { lyre } from './lyre';
import type { Phrase } from './phrase';
import { sheaf } from './sheaf';

/** All phrases of the study, in the order of its four parts. */
export const phrases: readonly Phrase[] = [...combs, ...lyre, ...answers, ...sheaf];
