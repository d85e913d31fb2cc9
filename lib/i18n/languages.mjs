/**
 * The site's languages: the one list. Each is named by its locale, with the tag that the `lang`
 * attribute has; the first stands at the plain path (specification, section 9). Plain JavaScript,
 * since Next's configuration and the build's own steps read it without a compiler.
 */
export const languageTags = { fr: 'fr-FR', de: 'de-DE' };

/**
 * The first segments that lead to a page in a language without being its address: the prefix of the first language, which
 * has none, and any prefix in other letters than its own (`FR`, `De`).
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
