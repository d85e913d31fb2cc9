import { useTranslations } from 'next-intl';

type Props = { name: string; value: string; label: string; count: number; chosen: boolean };

/** One choice and the number of films it would leave; what would leave none cannot be chosen. */
export function FacetCheckbox({ name, value, label, count, chosen }: Props) {
  const t = useTranslations('Catalogue');
  return (
    <label className="label flex min-h-11 cursor-pointer items-center gap-3 py-1 hover:underline has-disabled:cursor-default has-disabled:text-muted has-disabled:no-underline">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={chosen}
        disabled={count === 0 && !chosen}
        className="size-5 shrink-0 accent-signal"
      />
      <span>
        {label}{' '}
        <span aria-hidden="true" className="text-muted">
          {count}
        </span>
        <span className="sr-only">{t('ofFilms', { count })}</span>
      </span>
    </label>
  );
}
