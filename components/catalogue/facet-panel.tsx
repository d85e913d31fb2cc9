import { useTranslations } from 'next-intl';
import type { LabelledFacet } from '@/lib/films/api/labelled-facets';
import type { PanelFacet } from '@/lib/films/catalogue/facets';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import { FacetChoices } from './facet-choices';
import { FacetOffer } from './facet-offer';
import { useFacet } from './live/use-facet';
import { RangeFields } from './range-fields';
import { rangeOf } from './range-of';

type Props = {
  facet: PanelFacet;
  query: CatalogueQuery;
  given: LabelledFacet;
  /** Whether the page is drawn with it. */
  isOpen: boolean;
};

/**
 * One facet that opens below the bar, one at a time: its values with the films each would leave, counted when
 * it is opened.
 */
export function FacetPanel({ facet, query, given, isOpen }: Props) {
  const t = useTranslations('Catalogue');
  const { ref, counted, ...asking } = useFacet(facet, query, given);
  const key = rangeOf(facet);
  const range = key && query.ranges[key];
  const chosen = given.counts.filter((count) => count.chosen);
  const count = chosen.length + (range ? 1 : 0);
  return (
    <details ref={ref} name="facet" open={isOpen}>
      <summary className="facet-name">
        {t(facet)}
        {count > 0 && <span className="bg-signal px-1.5 text-on-signal">{count}</span>}
        <span aria-hidden="true" className="max-md:ml-auto">
          ↓
        </span>
      </summary>
      <div className="facet-panel">
        {counted ? (
          <FacetChoices facet={facet} {...counted} />
        ) : (
          <FacetOffer {...{ facet, chosen, ...asking }} />
        )}
        {key && <RangeFields name={key} range={range} />}
        {(counted || key) && (
          <button type="submit" className="button mt-5 max-md:hidden">
            {t('apply')}
          </button>
        )}
      </div>
    </details>
  );
}
