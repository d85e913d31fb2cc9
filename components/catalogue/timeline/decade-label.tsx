import { useTranslations } from 'next-intl';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import type { Stretch } from '@/lib/films/timeline/place-decades';
import { FilterLink } from './filter-link';

type Props = { stretch: Stretch; query: CatalogueQuery; anchor: 'start' | 'middle' };

/** A decade on the axis; it leads to all its films. A silence has no name. */
export function DecadeLabel({ stretch: { from, isEmpty }, query, anchor }: Props) {
  const t = useTranslations('Catalogue');
  const text = { dominantBaseline: 'central', textAnchor: anchor } as const;
  if (isEmpty) return null;
  const filters = { ...query.filters, decade: [String(from)] };
  return (
    <FilterLink query={{ ...query, filters }} name={t('decadeValue', { decade: String(from) })}>
      <text {...text} className="label fill-ink tabular-nums group-hover:underline">
        {from}
      </text>
    </FilterLink>
  );
}
