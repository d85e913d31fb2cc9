import { foldText } from '@/lib/primitives/text/fold';
import { own } from '@/lib/primitives/text/own';

/** Languages of a screening (BCP 47): spoken, absent for the original language, and subtitles. */
export type ShownVersion = { language?: string; subtitles: string[] };

/** Abbreviations and names of languages in cinema programmes; folded. */
const languages: Readonly<Record<string, string>> = {
  ...{ f: 'fr', fr: 'fr', fra: 'fr', fre: 'fr', francais: 'fr', franzosisch: 'fr', french: 'fr' },
  ...{ d: 'de', de: 'de', all: 'de', ger: 'de', deu: 'de', allemand: 'de', deutsch: 'de' },
  ...{ e: 'en', en: 'en', ang: 'en', angl: 'en', eng: 'en', anglais: 'en', englisch: 'en' },
  ...{ i: 'it', it: 'it', ita: 'it', italien: 'it', italienisch: 'it', rm: 'rm', german: 'de' },
  ...{ es: 'es', esp: 'es', pt: 'pt', nl: 'nl', ja: 'ja', ru: 'ru', english: 'en', dialekt: 'gsw' },
};

const whole: Readonly<Record<string, ShownVersion>> = {
  ...{ ov: { subtitles: [] }, vo: { subtitles: [] }, of: { subtitles: [] } },
  ...{ omu: { subtitles: ['de'] }, omdu: { subtitles: ['de'] }, omfu: { subtitles: ['fr'] } },
  ...{ omeu: { subtitles: ['en'] }, ome: { subtitles: ['en'] } },
  ...{ vf: { language: 'fr', subtitles: [] }, df: { language: 'de', subtitles: [] } },
  ...{ va: { language: 'en', subtitles: [] }, vi: { language: 'it', subtitles: [] } },
};

/** Parses a language code, abbreviation or name; `undefined` if it is unknown. */
export function readLanguage(text: string): string | undefined {
  return own(languages, foldText(text.trim()).replace(/\.$/, ''));
}

/** Parses the notation of cinemas: `VOstFR`, `OmU`, `DF`, `VO st. fr/all`, `E/d/f`. */
export function readVersion(text: string): ShownVersion | undefined {
  const said = foldText(text.trim());
  const known = own(whole, said.replace(/[. ]/g, ''));
  if (known) return known;
  const subtitled = /^(vo|vf|ov|df)\W*st\W*(.+)$/.exec(said);
  if (subtitled)
    return withSubtitles(subtitled[1] ?? '', (subtitled[2] ?? '').split(/[\s,/+&.-]+/));
  const [spoken = '', ...subtitles] = said.split('/');
  return withSubtitles(spoken.trim(), subtitles);
}

function withSubtitles(spoken: string, written: string[]): ShownVersion | undefined {
  const read = written.filter(Boolean).map(readLanguage);
  const subtitles = read.filter((language) => language !== undefined);
  if (subtitles.length < read.length) return undefined;
  const version = own(whole, spoken);
  const language = version ? version.language : readLanguage(spoken);
  if (!version && !language) return undefined;
  return { ...(language && { language }), subtitles };
}
