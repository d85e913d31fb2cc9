/** `lang` attributes that are not the language with its main country (`it-IT`, `rm-CH`): dates in English are British. */
const chosenTags = { en: 'en-GB' };

/**
 * The `lang` attribute of each language, in the order of the list.
 * @param {unknown} listed `languages` of `site.yaml`
 * @returns {Record<string, string>} French and German if nothing is listed, or no list of languages
 */
export function tagLanguages(listed) {
  const isList = Array.isArray(listed) && listed.length > 0;
  const languages = isList && listed.every((one) => /^[a-z]{2}$/.test(one)) ? listed : ['fr', 'de'];
  return Object.fromEntries(
    languages.map((one) => [
      one,
      chosenTags[one] ?? `${one}-${new Intl.Locale(one).maximize().region}`,
    ]),
  );
}

/** JSON of `tagLanguages` for the present site. Builds contain it instead (`NEXT_PUBLIC_LANGUAGES`). */
function readLanguages() {
  let listed;
  try {
    // Neither bundlers nor browsers know these modules: the code is a constant there.
    const { createRequire } = process.getBuiltinModule('node:module');
    const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
    const { CONTENT_DIR, HOUSE } = process.env;
    const text = readFileSync(`${CONTENT_DIR || HOUSE || 'content'}/site.yaml`, 'utf8');
    const { languages } = createRequire(import.meta.url)('yaml').parse(text);
    listed = languages?.filter((one) => existsSync(`messages/${one}.json`));
  } catch {
    // Content validation reports a file that is missing or cannot be read, and languages without messages.
  }
  return JSON.stringify(tagLanguages(listed));
}

/**
 * The site's languages, as `site.yaml` lists them. Keys are locales, values the `lang` attribute. The first
 * language has no path prefix. Plain JavaScript, since Next's configuration and build steps load it directly.
 * @type {Record<import('./locales').Locale, string>}
 */
export const languageTags = JSON.parse(process.env.NEXT_PUBLIC_LANGUAGES ?? readLanguages());

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
