import { captionLanguages } from '@/lib/catalog/films/caption-languages';
import type { Film } from '@/lib/catalog/films/film';
import { locales } from '@/lib/i18n/locales';

/** The languages a visitor can ask to read along in: one of the site's, or all of them. */
export const subtitleChoices = [...locales, 'both'] as const;

/** Languages a deaf visitor or a foreigner can read along in: of the copies, and of what the site plays. */
export function subtitlesOf(film: Film): string[] {
  const ofCopies = film.versions.flatMap(({ subtitles }) => subtitles);
  const languages = new Set([...ofCopies, ...captionLanguages(film)]);
  const asked = locales.filter((locale) => languages.has(locale));
  return asked.length === locales.length ? [...asked, 'both'] : asked;
}
