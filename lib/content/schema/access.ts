import { z } from 'zod';
import { languageSchema } from './language';

/** Sign languages by ISO 639-3; a browser has no names for most of them, so pages have their own. */
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
 * What lets people follow the film that no file of it proves: captions for the deaf that are part of the picture or
 * lie with a provider, a soundtrack that tells what is seen, signing in the picture. Of tracks the site knows itself.
 */
export const accessSchema = z.strictObject({
  captions: z.array(languageSchema).default([]),
  audioDescription: z.array(languageSchema).default([]),
  signLanguage: z.array(z.enum(signLanguages)).default([]),
});
