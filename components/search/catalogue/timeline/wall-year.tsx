import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Poster } from '@/components/catalog/films/poster';
import { LocaleLink } from '@/components/navigation/locale-link';
import { wallSheetPath } from '@/lib/posters/poster-path';
import type { CatalogueQuery } from '@/lib/search/query/query';
import type { WallYear as Year } from '@/lib/search/timeline/lay-wall';
import type { TimelineFilm } from '@/lib/search/timeline/timeline-year';
import { FilterLink } from './filter-link';

type Props = { year: Year; query: CatalogueQuery };

/** A year of the axis with its posters; a year without films is a decorative mark. */
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
