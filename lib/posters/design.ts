import type { Random } from '@/lib/primitives/text/random';
import type { Inks, Sheet } from './inks';

/** Where a design draws: from 0, 0 to width, height; what goes beyond is cut off. */
export type Field = { width: number; height: number; inks: Inks; random: Random };

/** A motif returns SVG elements that fill its field. */
export type Motif = (field: Field) => string;

/** One family of posters: its motifs, and the sheets that suit it (twice named, twice as likely). */
export type Design = {
  name: string;
  motifs: readonly [Motif, ...Motif[]];
  sheets: readonly [Sheet, ...Sheet[]];
  /** Where the title stands on every portrait sheet; absent: as title and chance allow. */
  layout?: 'foot';
};
