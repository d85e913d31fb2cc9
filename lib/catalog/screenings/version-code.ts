import type { ScreeningVersion } from '@/lib/content/schema/screening';
import type { Locale } from '@/lib/i18n/locales';

/** Abbreviation of a version as used by cinemas in a language: `VOstFR`, `VF`; `OmU`, `DF`, `E/d`. */
export function versionCode(version: ScreeningVersion, locale: Locale): string {
  return codes[locale](version);
}

const codes: Record<Locale, (version: ScreeningVersion) => string> = {
  fr: ({ language, subtitles }) => {
    const spoken = language ? `V${language === 'fr' ? 'F' : short(language)}` : 'VO';
    return subtitles.length > 0 ? `${spoken}st${subtitles.map(short).join('/')}` : spoken;
  },
  de: ({ language, subtitles }) => {
    if (!language && subtitles.join() === 'de') return 'OmU';
    if (language === 'de' && subtitles.length === 0) return 'DF';
    const below = subtitles.map((code) => `/${letter(code)}`).join('');
    return (language ? letter(language).toUpperCase() : 'OV') + below;
  },
};

const short = (language: string) => (language.split('-')[0] ?? '').toUpperCase();

/** Swiss programmes abbreviate known languages to a letter. */
const letters: Readonly<Record<string, string>> = {
  de: 'd',
  fr: 'f',
  it: 'i',
  en: 'e',
  gsw: 'Dialekt',
};

const letter = (language: string) => letters[language] ?? language;
