import type { Design } from '../design';
import { combs } from '../designs/combs';

/** Combs of lines that answer each other along a diagonal. */
export const comb: Design = { ...combs, name: 'comb', motifs: [combs.motifs[0]] };
