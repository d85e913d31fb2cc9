import { useTranslations } from 'next-intl';
import { type Range, type RangeKey, rangeEnds } from '@/lib/search/query/ranges';

/** Limits of the inputs; a URL may exceed them. */
const limits = { year: { min: 1880, max: 2099 }, runtime: { min: 1, max: 999 } };

type Props = { name: RangeKey; range: Range | undefined };

/** Two inputs for a range; either end may be empty. */
export function RangeFields({ name, range }: Props) {
  const t = useTranslations('Catalogue');
  return (
    <fieldset className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t pt-4">
      <legend className="label mr-3 text-muted max-md:mb-2 md:float-left">
        {t(`ranges.${name}.name`)}
      </legend>
      {rangeEnds.map((end) => (
        <label key={end} className="label flex items-center gap-2">
          <span>{t(`rangeEnds.${end}`)}</span>
          <input
            type="number"
            inputMode="numeric"
            name={`${name}-${end}`}
            defaultValue={range?.[end]}
            {...limits[name]}
            className="h-11 w-24 border-2 border-ink bg-paper px-2 text-ink tabular-nums"
          />
        </label>
      ))}
    </fieldset>
  );
}
