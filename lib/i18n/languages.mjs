/**
 * The site's languages. This is the only list of them. Keys are locales, values the `lang` attribute. The first
 * language has no path prefix. Plain JavaScript, since Next's configuration and build steps load it directly.
 */
export const languageTags = { fr: 'fr-FR', de: 'de-DE' };

/**
 * Path prefixes that are redirected: `fr`, because the first language has no prefix, and prefixes
 * with capitals (`FR`, `De`).
 * @returns {Record<string, string>} by locale, the source of a case-sensitive regular expression for one segment
 */
export function strayPrefixes() {
  const locales = Object.keys(languageTags);
  return Object.fromEntries(
    locales.map((locale, index) => {
      const letters = locale.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
      return [locale, index === 0 ? letters : `(?!${locale}(?:/|$))${letters}`];
    }),
  );
}
