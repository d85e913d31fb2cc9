import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import type { WallYear as Year } from '@/lib/films/timeline/lay-wall';
import { FilterLink } from './filter-link';
import { WallPoster } from './wall-poster';

type Props = { year: Year; query: CatalogueQuery };

/** A year on the axis with the posters that hang from it; one without a film is a mark for the eye alone. */
export function WallYear({ year: { year, found, isOutside, columns }, query }: Props) {
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
