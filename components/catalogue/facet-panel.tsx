import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/navigation/button-style';
import type { LabelledCount } from '@/lib/films/api/films-answer';
import type { FacetKey } from '@/lib/films/catalogue/facets';
import { runtimeBands } from '@/lib/films/catalogue/runtime-bands';
import { FacetValues } from './facet-values';

/** Values a visitor sees at once; the rest is one press further. */
const shown = 18;

type Props = { facet: FacetKey; counts: LabelledCount[]; more: number };

/** One facet that opens below the bar, one at a time: its values with the films each would leave. */
export function FacetPanel({ facet, counts, more }: Props) {
  const t = useTranslations('Catalogue');
  const { compare } = new Intl.Collator(useLocale(), { numeric: true });
  const inOrder = (list: LabelledCount[]) =>
    list.toSorted((a, b) => bandOf(a.value) - bandOf(b.value) || compare(a.label, b.label));
  const chosen = counts.filter((count) => count.chosen).length;
  const rest = counts.slice(shown);
  return (
    <details name="facet" className="group/facet">
      <summary className="label flex min-h-11 cursor-pointer list-none items-center gap-2 border-2 border-ink px-3 hover:bg-ink hover:text-paper group-open/facet:bg-ink group-open/facet:text-paper [&::-webkit-details-marker]:hidden">
        {t(facet)}
        {chosen > 0 && <span className="bg-signal px-1.5 text-on-signal">{chosen}</span>}
        <span aria-hidden="true">↓</span>
      </summary>
      <div className="absolute inset-x-0 top-full z-10 max-h-[70dvh] overflow-y-auto border-2 border-ink bg-paper p-4 md:p-6">
        {counts.length === 0 && <p className="label text-muted">{t('noChoice')}</p>}
        <FacetValues facet={facet} values={inOrder(counts.slice(0, shown))} />
        {rest.length > 0 && (
          <details className="mt-4">
            <summary className="label min-h-11 cursor-pointer py-3">
              {t('more', { count: rest.length })}
            </summary>
            <FacetValues facet={facet} values={inOrder(rest)} />
            {more > 0 && <p className="label mt-3 text-muted">{t('evenMore', { count: more })}</p>}
          </details>
        )}
        <button type="submit" className={`${buttonStyle} mt-5`}>
          {t('apply')}
        </button>
      </div>
    </details>
  );
}

/** The index of a length among the lengths; anything else goes by its words. */
function bandOf(asked: string): number {
  return runtimeBands.findIndex(({ value }) => value === asked);
}
