import type { useTranslations } from 'next-intl';
import { languageWords } from '@/lib/catalog/films/language-words';
import { getLibrary } from '@/lib/content/store/library';
import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import { own } from '@/lib/primitives/text/own';
import { getSearchIndex } from '../engine/get-search-index';
import { accessLabel } from './access-label';
import type { FacetKey } from './facets';

export type CatalogueWords = ReturnType<typeof useTranslations<'Catalogue'>>;

type Say = (value: string, locale: Locale, t: CatalogueWords) => string;

const sayPerson: Say = (value) => getSearchIndex().people.get(value) ?? value;

const labels: Record<FacetKey, Say> = {
  genre: (value, locale) => own(getLibrary().genres, value)?.[locale] ?? value,
  country: (value, locale) => displayName('region', value, locale),
  decade: (value, _, t) => t('decadeValue', { decade: value }),
  director: sayPerson,
  actor: sayPerson,
  person: sayPerson,
  language: (value, locale, t) => languageWords([value], locale, t('noWords')),
  runtime: (value, _, t) => t(`runtimes.${value as '10-60'}`),
  subtitles: (value, _, t) => t(`subtitleValues.${value as 'both'}`),
  access: (value, locale, t) => accessLabel(value, locale, t),
  watchable: (_value, _locale, t) => t('watchableValue'),
  shop: (_value, _locale, t) => t('shopValue'),
};

/** Label of a facet value; an unknown value is returned as it is. */
export function facetLabel(
  key: FacetKey,
  value: string,
  locale: Locale,
  t: CatalogueWords,
): string {
  return labels[key](value, locale, t);
}
