import slugifyText from 'slugify';

/**
 * Words → the slug that names them in an address: `Le Manoir du diable` → `le-manoir-du-diable`. The
 * language (BCP 47) decides how its own letters are written: ä is `ae` in German. Empty where the
 * words have no Latin letter or digit.
 */
export function slugify(words: string, lang?: string): string {
  const spaced = words.replace(/['’]/g, ' ');
  return slugifyText(spaced, { lower: true, strict: true, trim: true, locale: lang });
}
