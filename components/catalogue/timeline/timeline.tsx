import { useTranslations } from 'next-intl';
import type { FilmsAnswer } from '@/lib/films/api/films-answer';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import type { Cell } from '@/lib/films/timeline/cell';
import { layTimeline } from '@/lib/films/timeline/lay-timeline';
import { AcrossChart } from './across-chart';
import { DownChart } from './down-chart';
import { TimelineLegend } from './timeline-legend';
import { TimelineTable } from './timeline-table';

type Props = {
  query: CatalogueQuery;
  answer: Pick<FilmsAnswer, 'facets' | 'total'>;
  cells: readonly Cell[];
};

/** The catalogue as a picture, on a wide screen time runs across, on a narrow one down; and as numbers. */
export function Timeline({ query, answer: { facets, total }, cells }: Props) {
  const t = useTranslations('Timeline');
  const countries = new Map(facets.country.counts.map(({ value, label }) => [value, label]));
  const chart = { query, countries };
  const placed = cells.filter(({ country }) => country !== '');
  if (placed.length === 0) return <p className="text-lg">{t('nothing', { count: total })}</p>;
  return (
    <figure>
      <AcrossChart {...chart} layout={layTimeline(placed, { lanes: 8, radius: 38 })} />
      <DownChart {...chart} layout={layTimeline(placed, { lanes: 6, radius: 20 })} />
      <figcaption>
        <TimelineLegend cells={cells} total={total} />
        <TimelineTable cells={placed} countries={countries} />
      </figcaption>
    </figure>
  );
}
