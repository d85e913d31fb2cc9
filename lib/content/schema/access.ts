import { z } from 'zod';
import { languageSchema } from './language';

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
