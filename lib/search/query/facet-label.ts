import type { useTranslations } from 'next-intl';
import { formatLanguages } from '@/lib/catalog/films/format-facts';
import { getLibrary } from '@/lib/content/store/library';
import { countryName } from '@/lib/i18n/country-name';
import { displayName } from '@/lib/i18n/intl-format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getOwn } from '@/lib/primitives/json';
import { getSearchIndex } from '../engine/get-search-index';

import { type FacetKey, readAccessChoice, readSubtitleChoice } from './facets';
import { everyAge } from './recommended-ages';

export type CatalogueTranslator = ReturnType<typeof useTranslations<'Catalogue'>>;

type LabelFormatter = (value: string, locale: Locale, t: CatalogueTranslator) => string;

const personName: LabelFormatter = (value) => getSearchIndex().people.get(value) ?? value;

const labels: Record<FacetKey, LabelFormatter> = {
  genre: (value, locale) => getOwn(getLibrary().genres, value)?.[locale] ?? value,
  country: (value, locale) => countryName(value, locale),
  decade: (value, _, t) => t('decadeValue', { decade: value }),
  director: personName,
  actor: personName,
  person: personName,
  language: (value, locale, t) => formatLanguages([value], locale, t('noWords')),
  runtime: (value, _, t) => t(`runtimes.${value as 'under-15'}`),
  children: (value, _, t) =>
    value === everyAge ? t('childrenAll') : t('childrenValue', { age: value }),
  subtitles: (value, locale, t) => subtitleLabel(value, locale, t),
  access: (value, locale, t) => accessLabel(value, locale, t),
  watchable: (_value, _locale, t) => t('watchableValue'),
  shop: (_value, _locale, t) => t('shopValue'),
};

/** Label of a facet value; an unknown value is returned as it is. */
export function facetLabel(
  key: FacetKey,
  value: string,
  locale: Locale,
  t: CatalogueTranslator,
): string {
  return labels[key](value, locale, t);
}

function subtitleLabel(choice: string, locale: Locale, t: CatalogueTranslator): string {
  const { language, isDisc } = readSubtitleChoice(choice);
  const nameOf = (one: Locale) => displayName('language', one, locale);
  const [first, second = first] = locales;
  const subtitles =
    language === 'both'
      ? t('subtitleValues.both', { first: nameOf(first), second: nameOf(second) })
      : t('subtitleValues.one', { language: nameOf(language) });
  return isDisc ? t('onDisc', { subtitles }) : subtitles;
}

type Translator = ReturnType<typeof useTranslations<'Catalogue'>>;

/** Label of a choice: `Sous-titres pour sourds, allemand`. */
export function accessLabel(choice: string, locale: Locale, t: Translator): string {
  const { kind, language } = readAccessChoice(choice);
  const named = t(`accessValues.${kind}`);
  return language ? `${named}, ${displayName('language', language, locale)}` : named;
}
