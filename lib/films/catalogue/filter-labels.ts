import type { useTranslations } from 'next-intl';
import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import { listFilms } from '../list-films';
import { type Facet, listFacets } from './facets';
import { type CatalogueQuery, type FilterKey, filterKeys } from './query';

type Words = ReturnType<typeof useTranslations<'Catalogue'>>;
type FilterLabel = { key: FilterKey | 'watchable'; text: string };

/** What a visitor has chosen, in words, in the order of the filters. */
export function filterLabels(query: CatalogueQuery, locale: Locale, t: Words): FilterLabel[] {
  const facets = listFacets(listFilms(locale));
  const chosen = filterKeys.flatMap((key) => {
    const value = query.filters[key];
    if (!value) return [];
    const facet = facets[key].find((known) => known.value === value) ?? { value };
    return [{ key, text: facetLabel(key, facet, locale, t) }];
  });
  return query.watchable
    ? [...chosen, { key: 'watchable' as const, text: t('watchable') }]
    : chosen;
}

/** One value of a filter in words; what nobody knows is named as it was asked for. */
export function facetLabel(
  key: FilterKey,
  { value, label }: Pick<Facet, 'value' | 'label'>,
  locale: Locale,
  t: Words,
): string {
  if (key === 'country' && /^[A-Z]{2}$/.test(value)) return displayName('region', value, locale);
  if (key === 'decade' && /^\d{4}$/.test(value)) return t('decadeValue', { decade: value });
  return label ?? value;
}
