import type { Random } from '@/lib/primitives/text/random';
import type { Inks, Sheet } from './palettes';

/** The drawing area of a design: 0, 0 to width, height; the rest is clipped. */
export type Field = { width: number; height: number; inks: Inks; random: Random };

/** A motif returns SVG elements that fill its field. */
export type Motif = (field: Field) => string;

/**
 * A kind of poster: its motifs and its colour distributions (`sheets`). A sheet that is listed twice is twice as
 * likely.
 */
export type Design = {
  name: string;
  motifs: readonly [Motif, ...Motif[]];
  sheets: readonly [Sheet, ...Sheet[]];
  /** Fixed layout of all portrait sheets. If undefined, it is chosen by the title and at random. */
  layout?: 'foot';
};
