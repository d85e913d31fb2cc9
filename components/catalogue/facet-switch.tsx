import { useTranslations } from 'next-intl';
import type { LabelledCount } from '@/lib/films/api/labelled-facets';
import type { SwitchFacet } from '@/lib/films/catalogue/facets';
import { FacetCheckbox } from './facet-checkbox';

type Props = { facet: SwitchFacet; counts: LabelledCount[] };

/** A facet that is yes or nothing. */
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
