import { useTranslations } from 'next-intl';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Runtime } from '@/components/catalog/films/runtime';
import { OfferDay } from '@/components/catalog/offers/offer-day';
import { Section } from '@/components/layout/section';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { Film } from '@/lib/catalog/films/film';
import { offerSpan } from '@/lib/catalog/films/offer';

/** Most films of the list; later ones are left out. */
const most = 24;

/** Upcoming films by start date, one row each. */
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

/** Start of the offer in milliseconds since 1970. */
function begin(film: Film): number {
  return offerSpan(film)?.from ?? 0;
}
