import type { Locale } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';
import type { LocalText } from '@/lib/text/local-text';
import type { Film } from './film';
import { getFilm } from './get-film';
import { listFilms } from './list-films';
import { newestFilms } from './newest-films';
import { isWatchable } from './offer';

/** The film that opens the home page: the editors' choice and why, or else the newest that can be watched. */
export function leadFilm(locale: Locale, now: Date): { film: Film; text?: LocalText } | undefined {
  const { lead } = getSite(locale);
  const chosen = lead && getFilm(lead.film, locale);
  if (chosen) return { film: chosen, text: lead.text };
  const watchable = listFilms(locale).filter((film) => isWatchable(film, now));
  const [film] = newestFilms(watchable, 1);
  return film && { film };
}
