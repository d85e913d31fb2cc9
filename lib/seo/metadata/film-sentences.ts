import { adsOf } from '@/lib/catalog/films/ads-of';
import { listAvailability, type Way } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { runtimeWords } from '@/lib/catalog/films/runtime-words';
import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/day-of';
import { dayWords } from './day-words';
import { filmKind } from './film-kind';
import type { HeadWords } from './head-words';
import { madeBy } from './made-by';

type Said = {
  locale: Locale;
  /** Name of the site. */
  name: string;
  now: Date;
  t: HeadWords;
  film: Parameters<typeof runtimeWords>[1];
};

/** Self-contained sentences about a film: what it is, how to see it, and that the site lists it. */
export function filmSentences(film: Film, said: Said): string[] {
  return [
    nature(film, said),
    watching(film, listAvailability(film, said.now)[0], said),
    said.t('film.known', { name: said.name }),
  ].filter((sentence) => sentence !== undefined);
}

/** `« Nerven » est un film muet de Robert Reinert (Allemagne, 1919, 1 h 50).` */
function nature(film: Film, { locale, t, film: words }: Said): string {
  const countries = film.countries.map((code) => displayName('region', code, locale));
  const length = film.runtime === undefined ? [] : [runtimeWords(film.runtime, words)];
  const facts = [...countries, film.year, ...length].join(', ');
  const oneKind = t('film.oneKind', { kind: filmKind(film) });
  const by = madeBy(film.directors, locale, t);
  const title = film.title.text;
  return by
    ? t('film.natureBy', { title, oneKind, facts, by })
    : t('film.nature', { title, oneKind, facts });
}

function watching(film: Film, way: Way, said: Said): string | undefined {
  const { t } = said;
  const hasAds = adsOf(film) === 'with';
  switch (way.kind) {
    case 'here':
      return t(hasAds ? 'film.hereWithAds' : 'film.here');
    case 'hear':
      return t(hasAds ? 'film.hearWithAds' : 'film.hear');
    case 'cinema':
      return nextScreening(way.next, said);
    case 'elsewhere':
      return t(`film.elsewhere.${way.place.kind}`, { name: way.place.name });
    case 'disc':
      return t('film.disc', { kind: t(`film.discs.${way.disc.kind}`) });
    case 'soon':
      return t(film.media.film ? 'film.soon' : 'film.soonToHear');
    case 'catalogue':
      return undefined;
  }
}

/** In the cinema's time zone. */
function nextScreening(
  { start, timeZone, venue }: Extract<Way, { kind: 'cinema' }>['next'],
  { locale, t }: Said,
): string {
  const said = dayWords(dayOf(+start, timeZone), locale);
  return t('film.cinema', { ...said, town: venue.town });
}
