import { z } from 'zod';

const expected = "a colour as '#rrggbb', in quotes, such as '#c8200e'";

/** `#rrggbb`, in small letters whatever an editor writes. */
export const colourSchema = z
  // Without quotes it is a comment, and nothing is there.
  .string(expected)
  .regex(/^#[0-9a-f]{6}$/i, expected)
  .transform((colour) => colour.toLowerCase());
