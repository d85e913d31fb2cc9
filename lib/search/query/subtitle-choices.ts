import { captionLanguages } from '@/lib/catalog/films/caption-languages';
import type { Film } from '@/lib/catalog/films/film';
import { locales } from '@/lib/i18n/locales';

/** Choices of subtitle languages: one of the site's, or all of them. */
export const subtitleChoices = [...locales, 'both'] as const;

/** A film's subtitle choices, from its versions and from the captions on the site. */
export function subtitlesOf(film: Film): string[] {
  const ofCopies = film.versions.flatMap(({ subtitles }) => subtitles);
  const languages = new Set([...ofCopies, ...captionLanguages(film)]);
  const asked = locales.filter((locale) => languages.has(locale));
  return asked.length === locales.length ? [...asked, 'both'] : asked;
}
