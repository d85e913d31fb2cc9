import { useTranslations } from 'next-intl';
import type { LabelledCount } from '@/lib/search/api/filter-labels';
import type { FacetKey, SwitchFacet } from '@/lib/search/query/facets';
import { type Range, type RangeKey, rangeEnds } from '@/lib/search/query/query';

/** Number of conditions that are set, shown beside the name of their facet or group. */
export function ChosenCount({ count }: { count: number }) {
  const t = useTranslations('Catalogue');
  return (
    <span className="bg-signal px-1.5 text-on-signal">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('chosenCount', { count })}</span>
    </span>
  );
}

type FacetCheckboxProps = {
  name: string;
  value: string;
  label: string;
  count: number;
  chosen: boolean;
};

/** A facet value with its number of films; disabled without any. */
function FacetCheckbox({ name, value, label, count, chosen }: FacetCheckboxProps) {
  const t = useTranslations('Catalogue');
  return (
    <label className="facet-value">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={chosen}
        disabled={count === 0 && !chosen}
      />
      <span>
        {label} <span aria-hidden="true">{count}</span>
        <span className="sr-only">{t('count', { count })}</span>
      </span>
    </label>
  );
}

type FacetSwitchProps = { facet: SwitchFacet; counts: LabelledCount[] };

/** A facet with a single value. */
export function FacetSwitch({ facet, counts: [only] }: FacetSwitchProps) {
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

type FacetValuesProps = { facet: FacetKey; values: LabelledCount[] };

/** Facet values in as many columns as fit. */
export function FacetValues({ facet, values }: FacetValuesProps) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
      {values.map(({ value, label, count, chosen }) => (
        <li key={value}>
          <FacetCheckbox name={facet} value={value} label={label} count={count} chosen={chosen} />
        </li>
      ))}
    </ul>
  );
}

/** Limits of the inputs; a URL may exceed them. */
const limits = { year: { min: 1880, max: 2099 }, runtime: { min: 1, max: 999 } };

type RangeFieldsProps = { name: RangeKey; range: Range | undefined };

/** Two inputs for a range; either end may be empty. */
export function RangeFields({ name, range }: RangeFieldsProps) {
  const t = useTranslations('Catalogue');
  return (
    <fieldset className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <legend className="label mb-2 text-muted">{t(`ranges.${name}.name`)}</legend>
      {rangeEnds.map((end) => (
        <label key={end} className="label flex items-center gap-2">
          <span>{t(`rangeEnds.${end}`)}</span>
          <input
            type="number"
            inputMode="numeric"
            name={`${name}-${end}`}
            defaultValue={range?.[end]}
            {...limits[name]}
            className="h-11 w-20 border-2 border-ink bg-paper px-2 text-ink tabular-nums"
          />
        </label>
      ))}
    </fieldset>
  );
}
