import { useLocale, useTranslations } from 'next-intl';
import { facetLabel } from '@/lib/films/catalogue/facet-label';
import type { CountedFacet } from '@/lib/films/search/count-facets';
import { FacetCheckbox } from './facet-checkbox';

/** A facet that is yes or nothing. */
export function FacetSwitch({ facet, counts }: CountedFacet & { facet: 'watchable' | 'shop' }) {
  const t = useTranslations('Catalogue');
  const { count = 0, chosen = false } = counts[0] ?? {};
  return (
    <FacetCheckbox
      name={facet}
      value="1"
      label={facetLabel(facet, '1', useLocale(), t)}
      count={count}
      chosen={chosen}
    />
  );
}
