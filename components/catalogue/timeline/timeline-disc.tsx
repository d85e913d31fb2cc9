import { useTranslations } from 'next-intl';
import type { Mark } from '@/lib/films/timeline/lay-timeline';
import type { ChartProps } from './chart-props';
import { FilterLink } from './filter-link';
import { laneName } from './lane-name';
import { Placed } from './placed';

type Props = Pick<ChartProps, 'query' | 'countries'> & {
  mark: Mark;
  /** Of the middle: part of the width, and pixels. */
  x: string;
  y: number;
};

/** Half of the square that can be pressed, px: a finger's 44. */
const reach = 22;

/** The films of a decade and a country: a disc, in it what can be watched, beside it their number. */
export function TimelineDisc({ mark, x, y, query, countries }: Props) {
  const t = useTranslations();
  const { decade, lane, count, radius, core, watchable } = mark;
  const name = t('Timeline.films', {
    decade: t('Catalogue.decadeValue', { decade: String(decade) }),
    country: laneName(lane.countries, countries, t('Timeline.others')),
    count,
    watchable,
  });
  const filters = { ...query.filters, decade: [String(decade)], country: lane.countries };
  const diagonal = radius * Math.SQRT1_2 + 3;
  return (
    <Placed x={x} y={y}>
      <FilterLink query={{ ...query, filters }} name={name}>
        <rect x={-reach} y={-reach} width={2 * reach} height={2 * reach} fillOpacity={0} />
        <circle r={radius} className="fill-ink group-hover:fill-signal" />
        {core > 0 && <circle r={core} className="fill-signal group-hover:fill-ink" />}
        {count > 1 && (
          <text x={diagonal} y={-diagonal + 4} className="label fill-muted group-hover:fill-ink">
            {count}
          </text>
        )}
      </FilterLink>
    </Placed>
  );
}
