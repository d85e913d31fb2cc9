import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Cell } from '@/lib/films/timeline/cell';
import { sumCells } from '@/lib/films/timeline/sum-cells';

type Props = { cells: readonly Cell[]; total: number };

/** What the discs mean, and what of the films the picture cannot show as one disc each. */
export function TimelineLegend({ cells, total }: Props) {
  const t = useTranslations('Timeline');
  const placeless = sumCells(cells.filter(({ country }) => country === ''));
  const isWatchable = cells.some(({ country, watchable }) => country !== '' && watchable > 0);
  return (
    <div className="label mt-6 flex flex-wrap gap-x-8 gap-y-2 text-muted">
      <Line>
        <span aria-hidden="true" className="size-4 shrink-0 rounded-full bg-ink" />
        {t('discs')}
      </Line>
      {isWatchable && (
        <Line>
          <span
            aria-hidden="true"
            className="grid size-4 shrink-0 place-items-center rounded-full bg-ink"
          >
            <span className="size-2.5 rounded-full bg-signal" />
          </span>
          {t('cores')}
        </Line>
      )}
      {sumCells(cells) > total && <Line>{t('shared')}</Line>}
      {placeless > 0 && <Line>{t('placeless', { count: placeless })}</Line>}
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <span className="flex items-center gap-3">{children}</span>;
}
