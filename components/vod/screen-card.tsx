import { useTranslations } from 'next-intl';
import { FilmTitle } from '@/components/films/film-title';
import { Runtime } from '@/components/films/runtime';
import { CardMarks } from '@/components/lists/card-marks';
import { CardLink } from '@/components/navigation/card-link';
import { OfferDay } from '@/components/offer/offer-day';
import type { Film } from '@/lib/films/film';
import { isUpcoming, leavesSoon } from '@/lib/films/offer';
import { Screen } from './screen';

type Props = {
  film: Film;
  /** Whether it is called new. */
  fresh: boolean;
  /** Whether it is the first that a visitor sees. */
  first?: boolean;
};

/** A film that can be watched: what is on the screen, how long it lasts, and until when it is there. */
export function ScreenCard({ film, fresh, first = false }: Props) {
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
