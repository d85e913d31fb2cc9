import { useLocale, useTranslations } from 'next-intl';
import { Runtime } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Section } from '@/components/layout/section';
import { CardLink, LocaleLink, MoreLink } from '@/components/navigation/links';
import { CardMarks } from '@/components/visitor/lists/card-marks';
import {
  isUpcoming,
  leavesSoon,
  offerSpan,
  slugsOfNewFilms,
} from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { listOffered } from '@/lib/catalog/films/overview';
import { type Shelf, shelfPath } from '@/lib/catalog/offers/offer-layout';
import { FilmStill } from './large-film';
import { OfferDay } from './offer-day';

/** One shelf of films that can be watched, with a link to all if it does not show them all. */
export function VodShelf({ shelf: { name, films, count } }: { shelf: Shelf }) {
  const t = useTranslations('Vod');
  const catalogue = useTranslations('Catalogue');
  return (
    <Section
      id={name}
      title={t(`shelves.${name}`)}
      aside={<p className="text-muted">{catalogue('count', { count })}</p>}
    >
      <ScreenGrid films={films} />
      {films.length < count && (
        <p className="label mt-8">
          <MoreLink href={shelfPath(name)}>{t('allInCatalogue')}</MoreLink>
        </p>
      )}
    </Section>
  );
}

/** Grid of films with their stills. */
function ScreenGrid({ films }: { films: Film[] }) {
  const fresh = slugsOfNewFilms(listOffered(useLocale()), new Date());
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
      {films.map((film) => (
        <li key={film.slug}>
          <ScreenCard film={film} fresh={fresh.has(film.slug)} />
        </li>
      ))}
    </ul>
  );
}

type Props = {
  film: Film;
  /** Whether it is marked as new. */
  fresh: boolean;
};

/** Card of a film that can be watched: still, running time, facts, and the start or end of the offer. */
function ScreenCard({ film, fresh }: Props) {
  const t = useTranslations('Vod');
  const now = new Date();
  return (
    <article className="group relative">
      <div className="relative">
        <FilmStill film={film} />
        <p className="label absolute right-0 bottom-0 flex">
          {fresh && <span className="bg-signal px-2 py-1 text-on-signal">{t('new')}</span>}
          {film.runtime && (
            <span className="bg-ink px-2 py-1 text-paper">
              <Runtime minutes={film.runtime} />
            </span>
          )}
        </p>
      </div>
      <h3 className="mt-3 list-title text-lg">
        <CardLink href={`/movie/${film.slug}`}>
          <FilmTitle title={film.title} />
        </CardLink>
      </h3>
      <p className="mt-1 text-muted text-sm">
        {[...film.directors.map(({ name }) => name), film.year].join(', ')}
      </p>
      {(leavesSoon(film, now) || isUpcoming(film, now)) && (
        <p className="label mt-1">
          <OfferDay film={film} end={isUpcoming(film, now) ? 'start' : 'end'} />
        </p>
      )}
      <CardMarks film={film} on="screen" />
    </article>
  );
}

/** Maximum number of films in the list; later ones are left out. */
const maxUpcoming = 24;

/** Upcoming films by start date, one row each. */
export function UpcomingFilms({ films }: { films: Film[] }) {
  const t = useTranslations('Vod');
  if (films.length === 0) return null;
  return (
    <Section id="upcoming" title={t('upcoming')}>
      <ul className="divide-y divide-line">
        {films
          .toSorted((a, b) => offerStart(a) - offerStart(b))
          .slice(0, maxUpcoming)
          .map((film) => (
            <li
              key={film.slug}
              className="group relative flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-4 first:pt-0"
            >
              <div>
                <h3 className="display-2">
                  <LocaleLink href={`/movie/${film.slug}`} className="title-link">
                    <FilmTitle title={film.title} large />
                  </LocaleLink>
                </h3>
                <p className="mt-1 text-muted">
                  {[...film.directors.map(({ name }) => name), film.year].join(', ')}
                  {film.runtime && (
                    <>
                      , <Runtime minutes={film.runtime} />
                    </>
                  )}
                </p>
              </div>
              <p className="label">
                <OfferDay film={film} end="start" />
              </p>
            </li>
          ))}
      </ul>
    </Section>
  );
}

/** Start of the offer in milliseconds since 1970. */
function offerStart(film: Film): number {
  return offerSpan(film)?.from ?? 0;
}
