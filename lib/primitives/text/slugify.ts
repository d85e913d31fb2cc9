import slugifyText from 'slugify';

/**
 * Text to slug: `Le Manoir du diable` → `le-manoir-du-diable`. The language (BCP 47) decides how
 * special letters are transliterated: ä is `ae` in German. Empty if no letter or digit can be
 * transliterated.
 */
export function slugify(text: string, lang?: string): string {
  const spaced = text.replace(/['’]/g, ' ');
  return slugifyText(spaced, { lower: true, strict: true, trim: true, locale: lang });
}
