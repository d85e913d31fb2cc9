import { z } from 'zod';

/** `#rrggbb`, in small letters whatever an editor writes. */
export const colourSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "a colour as '#rrggbb', in quotes, such as '#c8200e'")
  .transform((colour) => colour.toLowerCase());
