import { useTranslations } from 'next-intl';
import type { ChartProps } from './chart-props';
import { FilterLink } from './filter-link';
import { laneName } from './lane-name';

type Props = Pick<ChartProps, 'query' | 'countries'> & {
  codes: string[];
};

/** The name of a lane; it leads to all its films. */
export function LaneLabel({ codes, countries, query }: Props) {
  const t = useTranslations('Timeline');
  const name = laneName(codes, countries, t('others'));
  return (
    <FilterLink query={{ ...query, filters: { ...query.filters, country: codes } }} name={name}>
      <text dominantBaseline="central" className="label fill-ink group-hover:underline">
        {name}
      </text>
    </FilterLink>
  );
}
