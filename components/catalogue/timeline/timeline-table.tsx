import { useTranslations } from 'next-intl';
import type { Cell } from '@/lib/films/timeline/cell';
import type { ChartProps } from './chart-props';

type Props = { cells: readonly Cell[]; countries: ChartProps['countries'] };

/** The same numbers to be read: every decade and country, none gathered with others. */
export function TimelineTable({ cells, countries }: Props) {
  const t = useTranslations('Timeline');
  const inOrder = cells.toSorted(
    (a, b) => Number(a.decade) - Number(b.decade) || b.count - a.count,
  );
  const cell = 'border-line border-t py-1.5 pr-6 font-normal tabular-nums';
  return (
    <details className="mt-4">
      <summary className="label min-h-11 cursor-pointer py-3">{t('asTable')}</summary>
      <table className="text-left">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="label text-muted">
            {(['decade', 'country', 'number', 'watchable'] as const).map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-6">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder.map(({ decade, country, count, watchable }) => (
            <tr key={decade + country}>
              <th scope="row" className={cell}>
                {decade}
              </th>
              <td className={cell}>{countries.get(country) ?? country}</td>
              <td className={cell}>{count}</td>
              <td className={cell}>{watchable}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
