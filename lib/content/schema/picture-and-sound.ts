import { z } from 'zod';

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
