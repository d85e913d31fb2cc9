import { useLocale, useTranslations } from 'next-intl';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Runtime } from '@/components/catalog/films/runtime';
import { OfferDay } from '@/components/catalog/offers/offer-day';
import { Section } from '@/components/layout/section';
import { CardLink } from '@/components/navigation/card-link';
import { MoreLink } from '@/components/navigation/more-link';
import { CardMarks } from '@/components/visitor/lists/card-marks';
import type { Film } from '@/lib/catalog/films/film';
import { isUpcoming, leavesSoon } from '@/lib/catalog/films/offer';
import { listOffered } from '@/lib/catalog/films/overview';
import { freshFilms } from '@/lib/catalog/offers/fresh-films';
import type { Shelf } from '@/lib/catalog/offers/list-shelves';
import { shelfPath } from '@/lib/catalog/offers/shelf-path';
import { Screen } from './screen';

/** One shelf of films that can be watched, with a link to all if it does not show them all. */
export function VodGroup({ shelf: { name, films, count } }: { shelf: Shelf }) {
  const t = useTranslations('Vod');
  const words = useTranslations('Catalogue');
  return (
    <Section
      id={name}
      title={t(`shelves.${name}`)}
      aside={<p className="text-muted">{words('count', { count })}</p>}
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

/** Grid of films with their stills. `first`: the first pictures of the page (the first is loaded eagerly). */
function ScreenGrid({ films, first = false }: { films: Film[]; first?: boolean }) {
  const fresh = freshFilms(listOffered(useLocale()), new Date());
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
      {films.map((film, index) => (
        <li key={film.slug}>
          <ScreenCard film={film} fresh={fresh.has(film.slug)} first={first && index === 0} />
        </li>
      ))}
    </ul>
  );
}

type Props = {
  film: Film;
  /** Whether it is marked as new. */
  fresh: boolean;
  /** Whether it is the first film of the page (loaded eagerly). */
  first?: boolean;
};

/** Card of a film that can be watched: still, running time, end of the offer. */
function ScreenCard({ film, fresh, first = false }: Props) {
  const t = useTranslations('Vod');
  const now = new Date();
  return (
    <article className="group relative">
      <div className="relative">
        <Screen film={film} first={first} />
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
