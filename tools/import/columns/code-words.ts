import { languageTags } from '@/lib/i18n/languages.mjs';
import { foldText } from '@/lib/primitives/text/fold';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/** Those of today: states that are no more are called after what became of them. */
const regions = pairs.filter(
  (code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
);

/** Codes by their words in the site's languages and in English, folded: `allemagne`, `deutschland` and `germany` are DE. */
function wordsOf(type: 'region' | 'language', codes: readonly string[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const language of [...Object.values(languageTags), 'en'])
    for (const style of ['short', 'long'] as const) {
      const names = new Intl.DisplayNames(language, { type, style, fallback: 'none' });
      for (const code of codes) {
        const word = names.of(code);
        if (word && !words.has(foldText(word))) words.set(foldText(word), code);
      }
    }
  return words;
}

const countries = wordsOf('region', regions).set('usa', 'US');
const languages = wordsOf('language', [...pairs.map((code) => code.toLowerCase()), 'zxx']);

/** A country's code, of a code in any case or of a word; anything else as it stands. */
export function countryCode(word: string): string {
  return countries.get(foldText(word)) ?? (/^[a-z]{2}$/i.test(word) ? word.toUpperCase() : word);
}

/** A language's code, of a word; anything else as it stands. */
export function languageCode(word: string): string {
  return languages.get(foldText(word)) ?? word;
}
