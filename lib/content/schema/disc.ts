import { z } from 'zod';
import { languageSchema } from './language';
import { coloursSchema, filmRatioSchema, soundSchema } from './picture-and-sound';

const whole = z.number().int().positive();

/** Codes of Blu-ray (letters) and DVD (numbers): a player of another region refuses the disc. */
export const regions = ['A', 'B', 'C', '1', '2', '3', '4', '5', '6'] as const;

const known = 'free, or regions such as [B] of a Blu-ray and [2] of a DVD';

/** `free`, or the regions whose players take it; a number need not stand in quotes. */
const regionSchema = z
  .union([z.literal('free'), z.array(z.union([z.string(), z.number()])).min(1)], known)
  .transform((written) => (written === 'free' ? written : written.map(String)))
  .refine(
    (written) => written === 'free' || written.every((one) => regions.some((code) => code === one)),
    known,
  );

/** What is on a disc, as its back cover says it. */
export const discSchema = z.strictObject({
  /** How many lie in the box. */
  count: whole.default(1),
  /** Minutes, of all films on it together. */
  runtime: whole.optional(),
  region: regionSchema.optional(),
  /** Of a DVD. */
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
