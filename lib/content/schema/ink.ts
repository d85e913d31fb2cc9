import { z } from 'zod';

const expected = "a colour as '#rrggbb', in quotes, such as '#c8200e'";

/** `#rrggbb`, converted to lower case. */
export const colourSchema = z
  // Without quotes YAML reads it as a comment, so the value is missing.
  .string(expected)
  .regex(/^#[0-9a-f]{6}$/i, expected)
  .transform((colour) => colour.toLowerCase());

/** Default colours of collections, each from the palette of a decade. */
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

/** A colour by its name, or as `#rrggbb`. `findUnknownInks` checks that it exists and has enough contrast. */
export const inkSchema = z.union([colourSchema, z.string().regex(/^[\p{L}\d-]+$/u)], {
  error: "an ink of the house, such as yellow, or a colour as '#rrggbb'",
});
