import { z } from 'zod';

const expected = "a colour as '#rrggbb', in quotes, such as '#c8200e'";

/** `#rrggbb`, in small letters whatever an editor writes. */
export const colourSchema = z
  // Without quotes it is a comment, and nothing is there.
  .string(expected)
  .regex(/^#[0-9a-f]{6}$/i, expected)
  .transform((colour) => colour.toLowerCase());

/** The inks of a house that has none of its own, each from the palette of a decade; a collection names one. */
export const inks = {
  vermilion: '#f0402a',
  yellow: '#f5bd1f',
  blue: '#1f45a5',
  mint: '#3ad07a',
  pink: '#ea86b0',
  green: '#17694a',
  orange: '#f2702e',
  sky: '#2cb5d8',
  violet: '#5a3fa6',
  teal: '#12a19a',
  magenta: '#c8105f',
  brown: '#7a4022',
} as const;

/** An ink by its name, or a house's own as `#rrggbb`; `findUnknownInks` judges which there are and bear words. */
export const inkSchema = z.union([colourSchema, z.string().regex(/^[\p{L}\d-]+$/u)], {
  error: "an ink of the house, such as yellow, or a colour as '#rrggbb'",
});
