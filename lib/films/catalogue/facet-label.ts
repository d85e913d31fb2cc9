import type { useTranslations } from 'next-intl';
import { getLibrary } from '@/lib/content/library';
import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchIndex } from '../search/get-search-index';
import type { FacetKey } from './query';

export type CatalogueWords = ReturnType<typeof useTranslations<'Catalogue'>>;

/** One value of a facet in words; what nobody knows is named as it was asked for. */
export function facetLabel(
  key: FacetKey,
  value: string,
  locale: Locale,
  t: CatalogueWords,
): string {
  switch (key) {
    case 'genre':
      return getLibrary().genres[value]?.[locale] ?? value;
    case 'country':
      return displayName('region', value, locale);
    case 'decade':
      return t('decadeValue', { decade: value });
    case 'language':
      return value === 'zxx' ? t('noWords') : displayName('language', value, locale);
    case 'runtime':
      return t(`runtimes.${value as '10-60'}`);
    case 'subtitles':
      return t(`subtitleValues.${value as 'both'}`);
    case 'watchable':
    case 'shop':
      return t(`${key}Value`);
    default:
      return getSearchIndex().people.get(value) ?? value;
  }
}
