import type { LabelledCount } from '@/lib/search/api/labelled-facets';
import type { FacetKey } from '@/lib/search/query/facets';
import { FacetCheckbox } from './facet-checkbox';

type Props = { facet: FacetKey; values: LabelledCount[] };

/** Facet values in as many columns as fit. */
export function FacetValues({ facet, values }: Props) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {values.map(({ value, label, count, chosen }) => (
        <li key={value}>
          <FacetCheckbox name={facet} value={value} label={label} count={count} chosen={chosen} />
        </li>
      ))}
    </ul>
  );
}
