import { formerStates } from '@/lib/i18n/country-name';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { foldText } from '@/lib/primitives/text/fold-text';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/** Current codes only: codes of former states canonicalise to their successors. */
const regions = pairs.filter(
  (code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
);

/**
 * Codes by normalised name (`foldText`) in the site's languages and English: `allemagne`, `deutschland` and
 * `germany` are DE.
 */
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

/** Other names of German and former states in tables. */
const formerNames: Record<string, string> = {
  ...{ brd: 'DE', rfa: 'DE', frg: 'DE', westdeutschland: 'DE', 'west germany': 'DE' },
  ...{ 'deutsche demokratische republik': 'DD', ostdeutschland: 'DD', gdr: 'DD' },
  ...{ 'allemagne de l’est': 'DD', 'east germany': 'DD', sowjetunion: 'SU', ussr: 'SU' },
  ...{ 'union sovietique': 'SU', 'soviet union': 'SU', cssr: 'CS', czechoslovakia: 'CS' },
  ...{ yugoslavia: 'YU' },
};

const countries = wordsOf('region', regions).set('usa', 'US');
for (const [code, names] of Object.entries(formerStates))
  for (const name of Object.values(names)) countries.set(foldText(name), code);
for (const [name, code] of Object.entries(formerNames)) countries.set(foldText(name), code);
const languages = wordsOf('language', [...pairs.map((code) => code.toLowerCase()), 'zxx']);

/** Country code for a name or a code in any case; other text is returned as it is. */
export function countryCode(word: string): string {
  return countries.get(foldText(word)) ?? (/^[a-z]{2}$/i.test(word) ? word.toUpperCase() : word);
}

/** Language code for a name; other text is returned as it is. */
export function languageCode(word: string): string {
  return languages.get(foldText(word)) ?? word;
}
