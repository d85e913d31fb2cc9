import { z } from 'zod';
import { languageSchema } from './translations';

/** Colour processes of a film; several if it changes. */
export const colours = [
  'black-and-white',
  'colour',
  'tinted',
  'toned',
  'hand-coloured',
  'stencil-coloured',
] as const;

export const coloursSchema = z.array(z.enum(colours));

/** Original aspect ratio in the form `1.37:1`. The ratio of a video file is `media.film.ratio`. */
export const filmRatioSchema = z
  .string()
  .regex(/^\d\.\d{1,2}:1$/, "a picture's ratio such as '1.37:1'");

/** Variants of `silent` in the editors' languages. */
const meansSilent = /^(?:silent|mute|muet|stumm|ohne ton|sans son)$/i;

/** `silent`, or the industry term: mono, stereo, Dolby Digital, 5.1. */
export const soundSchema = z
  .string()
  .trim()
  .min(1, 'silent, or as the field writes it: mono, stereo, Dolby Digital')
  .refine((sound) => sound === 'silent' || !meansSilent.test(sound), 'silent, in this word');

/** An available version of the film. `audio` is empty for a silent copy. */
export const versionSchema = z.strictObject({
  audio: z.array(languageSchema).default([]),
  subtitles: z.array(languageSchema).default([]),
  /** Industry term: 1080p, 4K, DCP, 35 mm. */
  resolution: z.string().trim().min(1, 'a name'),
  /** Minutes, if it differs from the film's `runtime`. */
  runtime: z.number().positive().optional(),
  /** Length of a film print in metres. */
  metres: z.number().positive().optional(),
});

/** Sign languages by ISO 639-3. Browsers have no names for most of them, so the site has its own. */
export const signLanguages = [
  'sgg',
  'ssr',
  'slf',
  'fsl',
  'gsg',
  'asq',
  'sfb',
  'ise',
  'bfi',
  'ase',
  'ils',
] as const;

/**
 * Accessibility features that the site cannot detect from tracks: burned-in captions or captions of a provider,
 * described audio, signing in the picture.
 */
export const accessSchema = z.strictObject({
  captions: z.array(languageSchema).default([]),
  audioDescription: z.array(languageSchema).default([]),
  signLanguage: z.array(z.enum(signLanguages)).default([]),
});
