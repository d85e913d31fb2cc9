import { useTranslations } from 'next-intl';
import { type Range, type RangeKey, rangeEnds } from '@/lib/search/query/ranges';

/** What a field takes; an address may have more. */
const limits = { year: { min: 1880, max: 2099 }, runtime: { min: 1, max: 999 } };

type Props = { name: RangeKey; range: Range | undefined };

/** From here to there, beside the bands: either end may be left open. */
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
