import { useLocale, useTranslations } from 'next-intl';
import type { LabelledCount, LabelledFacet } from '@/lib/films/api/labelled-facets';
import type { PanelFacet } from '@/lib/films/catalogue/facets';
import { runtimeBands } from '@/lib/films/catalogue/runtime-bands';
import { FacetValues } from './facet-values';
import { FindableValues } from './findable-values';

/** Values a visitor sees at once; where there are more they can be searched. */
const shown = 18;

/** The values of an open facet. */
export function FacetChoices({ facet, counts, more }: { facet: PanelFacet } & LabelledFacet) {
  const t = useTranslations('Catalogue');
  const { compare } = new Intl.Collator(useLocale(), { numeric: true });
  const inOrder = (list: LabelledCount[]) =>
    list.toSorted((a, b) => bandOf(a.value) - bandOf(b.value) || compare(a.label, b.label));
  const rest = counts.slice(shown);
  if (counts.length === 0) return <p className="label text-muted">{t('noChoice')}</p>;
  if (rest.length === 0) return <FacetValues facet={facet} values={inOrder(counts)} />;
  return (
    <FindableValues
      facet={facet}
      first={inOrder(counts.slice(0, shown))}
      rest={inOrder(rest)}
      more={more}
    />
  );
}

/** The index of a length among the lengths; anything else goes by its words. */
function bandOf(asked: string): number {
  return runtimeBands.findIndex(({ value }) => value === asked);
}
