import { useTranslations } from 'next-intl';
import type { CatalogueQuery } from '@/lib/search/query/query';
import type { WallStretch } from '@/lib/search/timeline/lay-wall';
import { FilterLink } from './filter-link';
import { WallYear } from './wall-year';

type Props = { stretch: WallStretch & { kind: 'decade' }; query: CatalogueQuery };

/** A decade of the axis with its posters; its heading links to all its films. */
export function WallDecade({ stretch: { decade, count, years }, query }: Props) {
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
      <ol className="wall-years">
        {years.map((year) => (
          <WallYear key={year.year} year={year} query={query} />
        ))}
      </ol>
    </section>
  );
}
