import { useLocale, useTranslations } from 'next-intl';
import { listFacets } from '@/lib/films/catalogue/facets';
import { facetLabel } from '@/lib/films/catalogue/filter-labels';
import type { FilterKey } from '@/lib/films/catalogue/query';
import { listFilms } from '@/lib/films/list-films';
import { Select } from './select';

const nobody = {
  genre: 'any',
  country: 'any',
  decade: 'anyDecade',
  director: 'anyPerson',
} as const;

/** The choice of one facet's value, with the number of films under each. */
export function FacetSelect({ facet, chosen = '' }: { facet: FilterKey; chosen?: string }) {
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  const { compare } = new Intl.Collator(locale);
  const options = listFacets(listFilms(locale))
    [facet].map((value) => ({ ...value, text: facetLabel(facet, value, locale, t) }))
    .sort((a, b) => compare(a.text, b.text));
  return (
    <Select name={facet} label={t(facet)} value={chosen}>
      <option value="">{t(nobody[facet])}</option>
      {options.map(({ value, text, count }) => (
        <option key={value} value={value}>
          {text} ({count})
        </option>
      ))}
    </Select>
  );
}
