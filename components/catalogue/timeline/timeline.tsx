import { useTranslations } from 'next-intl';
import type { FilmsAnswer } from '@/lib/films/api/films-answer';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import type { Cell } from '@/lib/films/timeline/cell';
import { layTimeline } from '@/lib/films/timeline/lay-timeline';
import { AcrossChart } from './across-chart';
import { DownChart } from './down-chart';

type Props = { query: CatalogueQuery; facets: FilmsAnswer['facets']; cells: readonly Cell[] };

/** The catalogue as a picture: on a wide screen time runs across, on a narrow one down. */
export function Timeline({ query, facets, cells }: Props) {
  const t = useTranslations('Timeline');
  const countries = new Map(facets.country.counts.map(({ value, label }) => [value, label]));
  const chart = { query, countries };
  return (
    <figure>
      <AcrossChart {...chart} layout={layTimeline(cells, { lanes: 8, radius: 40 })} />
      <DownChart {...chart} layout={layTimeline(cells, { lanes: 6, radius: 20 })} />
      <figcaption className="label mt-6 flex flex-wrap gap-x-8 gap-y-2 text-muted">
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="size-4 rounded-full bg-ink" />
          {t('discs')}
        </span>
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="grid size-4 place-items-center rounded-full bg-ink">
            <span className="size-2.5 rounded-full bg-signal" />
          </span>
          {t('cores')}
        </span>
      </figcaption>
    </figure>
  );
}
