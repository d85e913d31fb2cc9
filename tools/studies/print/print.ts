/** A lightness (0…1) and the colour it is printed in, red, green and blue 0…255. */
export type Tone = readonly [lightness: number, red: number, green: number, blue: number];

/** How a drawing in greys comes onto film: toned, tinted, lit unevenly, grained, unsteady. */
export type Print = {
  /** From dark to light; between them colours mix. */
  tones: readonly Tone[];
  /** The lamp, 1 as it should be. */
  lamp?: number;
  /** The iris, in units of the picture: what is outside is black. */
  iris?: { x: number; y: number; r: number };
  /** Standard deviation of the grain in parts of the whole range. */
  grain?: number;
  /** How much darker the corners are, 0…1. */
  corners?: number;
  /** How much of the paper's grain is seen, 0…1. */
  paper?: number;
  /** Which grain and which unsteadiness: the number of the picture. */
  number: number;
};
