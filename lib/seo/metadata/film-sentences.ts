import type { useTranslations } from 'next-intl';
import { type Availability, adsOf, listAvailability } from '@/lib/catalog/films/availability';
import { type Film, isSilent } from '@/lib/catalog/films/film';
import { formatRuntime } from '@/lib/catalog/films/format-facts';
import type { Person } from '@/lib/catalog/people/person';
import { countryName } from '@/lib/i18n/country-name';
import { formatList } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { isElided } from '@/lib/primitives/text/grammar';
import { dayOf } from '@/lib/primitives/time/days';
import { formatDay } from './title-and-description';

type SentenceContext = {
  locale: Locale;
  /** Name of the site. */
  name: string;
  now: Date;
  t: HeadMessages;
  film: Parameters<typeof formatRuntime>[1];
};

/** Self-contained sentences about a film: what it is, how to see it, and that the site lists it. */
export function filmSentences(film: Film, context: SentenceContext): string[] {
  return [
    natureSentence(film, context),
    availabilitySentence(film, listAvailability(film, context.now)[0], context),
    context.t('film.known', { name: context.name }),
  ].filter((sentence) => sentence !== undefined);
}

/** `« Nerven » est un film muet de Robert Reinert (Allemagne, 1919, 1 h 50).` */
function natureSentence(film: Film, { locale, t, film: words }: SentenceContext): string {
  const countries = film.countries.map((code) => countryName(code, locale));
  const length = film.runtime === undefined ? [] : [formatRuntime(film.runtime, words)];
  const facts = [...countries, film.year, ...length].join(', ');
  const oneKind = t('film.oneKind', { kind: filmType(film) });
  const by = formatDirectors(film.directors, locale, t);
  const title = film.title.text;
  return by
    ? t('film.natureBy', { title, oneKind, facts, by })
    : t('film.nature', { title, oneKind, facts });
}

function availabilitySentence(
  film: Film,
  way: Availability,
  context: SentenceContext,
): string | undefined {
  const { t } = context;
  const hasAds = adsOf(film) === 'with';
  switch (way.kind) {
    case 'here':
      return t(hasAds ? 'film.hereWithAds' : 'film.here');
    case 'hear':
      return t(hasAds ? 'film.hearWithAds' : 'film.hear');
    case 'cinema':
      return screeningSentence(way.next, context);
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

/**
 * Sentence with the town and day of the next screening. The year is added unless it is the current one. The day is
 * in the cinema's time zone.
 */
function screeningSentence(
  { start, timeZone, venue }: Extract<Availability, { kind: 'cinema' }>['next'],
  { locale, now, t }: SentenceContext,
): string {
  const date = dayOf(+start, timeZone);
  const hasYear = !dayOf(+now, timeZone).startsWith(date.slice(0, 4));
  return t('film.cinema', { ...formatDay(date, { locale, hasYear }), town: venue.town });
}

/** The kind of a film for titles and descriptions: 'sound' if only its sound is available. */
export function filmType(film: Film): 'sound' | 'silent' | 'film' {
  if (film.media.audio && !film.media.film) return 'sound';
  return isSilent(film) ? 'silent' : 'film';
}

/** Maximum number of directors to name. */
const maxDirectors = 2;

/** Formats the directors: `de Jean Epstein`, `d’Abel Gance`; undefined if there are none or too many. */
export function formatDirectors(
  directors: readonly Pick<Person, 'name'>[],
  locale: Locale,
  t: HeadMessages,
): string | undefined {
  if (directors.length === 0 || directors.length > maxDirectors) return undefined;
  const names = formatList(
    directors.map(({ name }) => name),
    locale,
  );
  return t(isElided(names) ? 'film.byVowel' : 'film.by', { names });
}

/** Messages for metadata. */
export type HeadMessages = ReturnType<typeof useTranslations<'Metadata'>>;
