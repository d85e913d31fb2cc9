import { z } from 'zod';
import { languageSchema } from './language';
import { coloursSchema, filmRatioSchema, soundSchema } from './picture-and-sound';

const whole = z.number().int().positive();

/** Region codes of Blu-ray (letters) and DVD (numbers). Players of other regions refuse the disc. */
export const regions = ['A', 'B', 'C', '1', '2', '3', '4', '5', '6'] as const;

const known = 'free, or regions such as [B] of a Blu-ray and [2] of a DVD';

/** `free`, or the regions of compatible players. Numbers need no quotes. */
const regionSchema = z
  .union([z.literal('free'), z.array(z.union([z.string(), z.number()])).min(1)], known)
  .transform((written) => (written === 'free' ? written : written.map(String)))
  .refine(
    (written) => written === 'free' || written.every((one) => regions.some((code) => code === one)),
    known,
  );

/** Technical data of a disc, as on its back cover. */
export const discSchema = z.strictObject({
  /** Number of discs. */
  count: whole.default(1),
  /** Total runtime of all films in minutes. */
  runtime: whole.optional(),
  region: regionSchema.optional(),
  /** Video standard of a DVD. */
  standard: z.enum(['PAL', 'NTSC']).optional(),
  picture: coloursSchema.default([]),
  ratio: filmRatioSchema.optional(),
  sound: soundSchema.optional(),
  subtitles: z.array(languageSchema).default([]),
  /** For the deaf and hard of hearing. */
  captions: z.array(languageSchema).default([]),
  audioDescription: z.array(languageSchema).default([]),
});

export type RawDisc = z.infer<typeof discSchema>;
