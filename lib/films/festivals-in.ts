import type { RawFilm } from '@/lib/content/schema/film';
import type { Locale } from '@/lib/i18n/locales';
import { localText } from '@/lib/text/local-text';
import type { Festival } from './film';
import { localName } from './local-name';

/** Where a film was shown and what it won; first what it won, else in the order of its file. */
export function festivalsIn(
  { festivals, awards }: Pick<RawFilm, 'festivals' | 'awards'>,
  locale: Locale,
): Festival[] {
  const named = festivals.map(({ festival, year, section, award }) => ({
    festival: festival && localName(festival, locale),
    year,
    section: section && localName(section, locale),
    award: award && localName(award, locale),
  }));
  const old = awards.map(({ name, year }) => ({ award: localText(name, locale).text, year }));
  const all: Festival[] = [...named, ...old];
  return [...all.filter(({ award }) => award), ...all.filter(({ award }) => !award)];
}
