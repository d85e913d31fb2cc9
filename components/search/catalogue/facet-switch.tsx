import { useTranslations } from 'next-intl';
import type { LabelledCount } from '@/lib/search/api/labelled-facets';
import type { SwitchFacet } from '@/lib/search/query/facets';
import { FacetCheckbox } from './facet-checkbox';

type Props = { facet: SwitchFacet; counts: LabelledCount[] };

/** A facet with a single value. */
export function FacetSwitch({ facet, counts: [only] }: Props) {
  const t = useTranslations('Catalogue');
  const { count = 0, chosen = false } = only ?? {};
  return (
    <FacetCheckbox
      name={facet}
      value="1"
      label={t(`${facet}Value`)}
      count={count}
      chosen={chosen}
    />
  );
}
