import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Poster } from '@/components/catalog/films/poster';
import { LocaleLink } from '@/components/navigation/links';
import { wallSheetPath } from '@/lib/posters/poster-path';
import { catalogueHref } from '@/lib/search/query/catalogue-address';
import type { CatalogueQuery } from '@/lib/search/query/query';
import type {
  TimelineFilm,
  TimelineSegment,
  TimelineYear,
} from '@/lib/search/timeline/timeline-layout';

type WallDecadeProps = { decade: TimelineSegment & { kind: 'decade' }; query: CatalogueQuery };

/** A decade of the timeline with its posters; its heading links to all its films. */
export function WallDecade({ decade: { decade, count, years }, query }: WallDecadeProps) {
  const t = useTranslations();
  const id = `wall-${decade}`;
  const filters = { ...query.filters, decade: [String(decade)] };
  return (
    <section aria-labelledby={id} className="wall-part">
      <h3 id={id} className="wall-name">
        <FilterLink query={{ ...query, filters }} className="hover:underline">
          {t('Catalogue.decadeValue', { decade: String(decade) })}{' '}
          <span className="label">{t('Timeline.decade', { count })}</span>
        </FilterLink>
      </h3>
      <ol className="wall-part">
        {years.map((year) => (
          <WallYear key={year.year} year={year} query={query} />
        ))}
      </ol>
    </section>
  );
}

/** The posters of a year; the year is above the first one. */
function WallYear({ year: found, query }: { year: TimelineYear; query: CatalogueQuery }) {
  const t = useTranslations('Timeline');
  const { year, count, films } = found;
  const ofYear = { ...query, ranges: { ...query.ranges, year: { from: year, to: year } } };
  const left = count - films.length;
  return (
    <li className="wall-part">
      <ul className="wall-part">
        {films.map((film, at) => (
          <li key={film.slug} className="wall-cell">
            {at === 0 && (
              <FilterLink
                query={ofYear}
                name={t('year', { year: String(year), count })}
                className="wall-tick hover:underline"
              >
                {year}
              </FilterLink>
            )}
            <WallPoster film={film} />
          </li>
        ))}
        {left > 0 && (
          <li className="wall-cell">
            <FilterLink
              query={ofYear}
              name={t('more', { count: left, year: String(year) })}
              className="wall-more"
            >
              +{left}
            </FilterLink>
          </li>
        )}
      </ul>
    </li>
  );
}

/** A film on the timeline: its small poster or its normal picture, with the title as text. */
function WallPoster({ film }: { film: TimelineFilm }) {
  const t = useTranslations('Timeline');
  const { slug, title, small, poster, watchable } = film;
  // A large drawn poster contains its title.
  const isTitled = small ?? poster;
  return (
    <LocaleLink href={`/movie/${slug}`} className="wall-poster">
      {small ? (
        <svg aria-hidden="true">
          <use href={`${wallSheetPath(small.sheet)}#${slug}`} />
        </svg>
      ) : (
        <Poster film={film} alt="" sizes="(min-width: 64rem) 10vw, 33vw" />
      )}
      <span
        lang={title.lang}
        className={isTitled ? 'wall-title' : 'sr-only'}
        style={{ color: small?.type }}
      >
        {title.text}
      </span>
      {watchable && (
        <span className="wall-seal">
          <span className="sr-only">, {t('watchable')}</span>
        </span>
      )}
    </LocaleLink>
  );
}

type FilterLinkProps = {
  query: CatalogueQuery;
  name?: string;
  className?: string;
  children: ReactNode;
};

/** A link from the timeline to the films of a part of it; keeps the other filters. */
function FilterLink({ query, name, className = '', children }: FilterLinkProps) {
  return (
    <LocaleLink
      href={catalogueHref({ ...query, view: 'grid', page: 1 })}
      rel="nofollow"
      aria-label={name}
      className={className}
    >
      {children}
    </LocaleLink>
  );
}
