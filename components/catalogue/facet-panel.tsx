import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/navigation/button-style';
import type { LabelledCount } from '@/lib/films/api/films-answer';
import type { FacetKey } from '@/lib/films/catalogue/facets';
import type { Ranges } from '@/lib/films/catalogue/ranges';
import { runtimeBands } from '@/lib/films/catalogue/runtime-bands';
import { FacetValues } from './facet-values';
import { FindableValues } from './findable-values';
import { RangeFields } from './range-fields';
import { rangeOf } from './range-of';

/** Values a visitor sees at once; where there are more they can be searched. */
const shown = 18;

type Props = { facet: FacetKey; counts: LabelledCount[]; more: number; ranges: Ranges };

/** One facet that opens below the bar, one at a time: its values with the films each would leave. */
export function FacetPanel({ facet, counts, more, ranges }: Props) {
  const t = useTranslations('Catalogue');
  const { compare } = new Intl.Collator(useLocale(), { numeric: true });
  const inOrder = (list: LabelledCount[]) =>
    list.toSorted((a, b) => bandOf(a.value) - bandOf(b.value) || compare(a.label, b.label));
  const key = rangeOf(facet);
  const chosen = counts.filter((count) => count.chosen).length + (key && ranges[key] ? 1 : 0);
  const rest = counts.slice(shown);
  return (
    <details name="facet" className="group/facet">
      <summary className="label flex min-h-11 cursor-pointer list-none items-center gap-2 border-2 border-ink px-3 hover:bg-ink hover:text-paper group-open/facet:bg-ink group-open/facet:text-paper [&::-webkit-details-marker]:hidden">
        {t(facet)}
        {chosen > 0 && <span className="bg-signal px-1.5 text-on-signal">{chosen}</span>}
        <span aria-hidden="true" className="max-md:ml-auto">
          ↓
        </span>
      </summary>
      <div className="z-10 bg-paper max-md:py-3 md:absolute md:inset-x-0 md:top-full md:max-h-[70dvh] md:overflow-y-auto md:border-2 md:border-ink md:p-6">
        {counts.length === 0 && <p className="label text-muted">{t('noChoice')}</p>}
        {rest.length > 0 ? (
          <FindableValues
            facet={facet}
            first={inOrder(counts.slice(0, shown))}
            rest={inOrder(rest)}
            more={more}
          />
        ) : (
          <FacetValues facet={facet} values={inOrder(counts)} />
        )}
        {key && <RangeFields name={key} range={ranges[key]} />}
        <button type="submit" className={`${buttonStyle} mt-5 max-md:hidden`}>
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
