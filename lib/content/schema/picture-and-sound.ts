import { z } from 'zod';
import { languageSchema } from './language';

/** What a film's picture is in; of one that changes, several. */
export const colours = [
  'black-and-white',
  'colour',
  'tinted',
  'toned',
  'hand-coloured',
  'stencil-coloured',
] as const;

export const coloursSchema = z.array(z.enum(colours));

/** Of the picture as it was made, against 1; what a file's picture has is its `media.film.ratio`. */
export const filmRatioSchema = z
  .string()
  .regex(/^\d\.\d{1,2}:1$/, "a picture's ratio such as '1.37:1'");

/** What somebody writes who means `silent`, in the languages of editors. */
const meansSilent = /^(?:silent|mute|muet|stumm|ohne ton|sans son)$/i;

/** `silent`, or as the field writes it: mono, stereo, Dolby Digital, 5.1. */
export const soundSchema = z
  .string()
  .trim()
  .min(1, 'silent, or as the field writes it: mono, stereo, Dolby Digital')
  .refine((sound) => sound === 'silent' || !meansSilent.test(sound), 'silent, in this word');

/** One form in which the house holds the film. `audio` is empty for a silent copy. */
export const versionSchema = z.strictObject({
  audio: z.array(languageSchema).default([]),
  subtitles: z.array(languageSchema).default([]),
  /** As the field writes it: 1080p, 4K, DCP, 35 mm. */
  resolution: z.string().trim().min(1, 'a name'),
  /** Minutes, where it is not as long as the film's `runtime`. */
  runtime: z.number().positive().optional(),
  /** Of film, in metres. */
  metres: z.number().positive().optional(),
});
