import { useTranslations } from 'next-intl';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Runtime } from '@/components/catalog/films/runtime';
import { OfferDay } from '@/components/catalog/offers/offer-day';
import { Section } from '@/components/layout/section';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { Film } from '@/lib/catalog/films/film';
import { offerSpan } from '@/lib/catalog/films/offer';

/** Lines of a page: what comes later is said when its time comes nearer. */
const most = 24;

/** What comes next, a line a film, in the order in which it comes. */
export function UpcomingFilms({ films }: { films: Film[] }) {
  const t = useTranslations('Vod');
  if (films.length === 0) return null;
  return (
    <Section id="upcoming" title={t('upcoming')}>
      <ul className="divide-y divide-line">
        {films
          .toSorted((a, b) => begin(a) - begin(b))
          .slice(0, most)
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

/** Milliseconds since 1970. */
function begin(film: Film): number {
  return offerSpan(film)?.from ?? 0;
}
