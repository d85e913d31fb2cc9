import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { Poster } from '@/components/catalog/films/poster';
import { LocaleLink } from '@/components/navigation/links';
import { wallSheetPath } from '@/lib/posters/poster-path';
import { catalogueHref } from '@/lib/search/query/catalogue-address';
import type { CatalogueQuery } from '@/lib/search/query/query';
import type {
  TimelineFilm,
  TimelineSegment,
  WallYear as Year,
} from '@/lib/search/timeline/timeline-layout';

type WallDecadeProps = { decade: TimelineSegment & { kind: 'decade' }; query: CatalogueQuery };

/** A decade of the axis with its posters; its heading links to all its films. */
export function WallDecade({ decade: { decade, count, columns, years }, query }: WallDecadeProps) {
  const t = useTranslations();
  const id = `wall-${decade}`;
  const filters = { ...query.filters, decade: [String(decade)] };
  return (
    <section aria-labelledby={id} className="wall-decade">
      <h3 id={id} className="wall-name">
        {count > 0 ? (
          <FilterLink query={{ ...query, filters }} className="hover:underline">
            {t('Catalogue.decadeValue', { decade: String(decade) })}{' '}
            <span className="label">{t('Timeline.decade', { count })}</span>
          </FilterLink>
        ) : (
          t('Catalogue.decadeValue', { decade: String(decade) })
        )}
      </h3>
      <ol className="wall-years" style={{ '--decade-columns': columns } as CSSProperties}>
        {years.map((year) => (
          <WallYear key={year.year} year={year} query={query} />
        ))}
      </ol>
    </section>
  );
}

type WallYearProps = { year: Year; query: CatalogueQuery };

/** A year of the axis with its posters; a year without films is a decorative mark. */
function WallYear({ year: { year, found, isOutside, columns }, query }: WallYearProps) {
  const t = useTranslations('Timeline');
  if (!found)
    return (
      <li aria-hidden="true" className="wall-year">
        {!isOutside && <span className="wall-tick">{year}</span>}
      </li>
    );
  const { count, films } = found;
  const ofYear = { ...query, ranges: { ...query.ranges, year: { from: year, to: year } } };
  const left = count - films.length;
  return (
    <li
      className="wall-year"
      data-found
      style={columns > 1 ? ({ '--columns': columns } as CSSProperties) : undefined}
    >
      <FilterLink
        query={ofYear}
        name={t('year', { year: String(year), count })}
        className="wall-tick hover:underline"
      >
        {year}
      </FilterLink>
      <ul className="wall-posters">
        {films.map((film) => (
          <li key={film.slug}>
            <WallPoster film={film} />
          </li>
        ))}
        {left > 0 && (
          <li>
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
        <Poster film={film} alt="" sizes="(min-width: 64rem) 10vw, 25vw" />
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
