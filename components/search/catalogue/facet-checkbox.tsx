import { useTranslations } from 'next-intl';

type Props = { name: string; value: string; label: string; count: number; chosen: boolean };

/** A facet value with its number of films; disabled without any. */
export function FacetCheckbox({ name, value, label, count, chosen }: Props) {
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
        <span className="sr-only">{t('ofFilms', { count })}</span>
      </span>
    </label>
  );
}
