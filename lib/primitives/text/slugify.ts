import slugifyText from 'slugify';

/**
 * Text to slug: `Le Manoir du diable` → `le-manoir-du-diable`. The language (BCP 47) decides how special letters are
 * transliterated: ä is `ae` in German. Empty if the text has no Latin letter or digit.
 */
export function slugify(text: string, lang?: string): string {
  const spaced = text.replace(/['’]/g, ' ');
  return slugifyText(spaced, { lower: true, strict: true, trim: true, locale: lang });
}
