import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { parseQuery, readParams } from '../query/catalogue-address';
import { type FacetKey, facetKeys, facets } from '../query/facets';
import {
  type CatalogueQuery,
  lastPage,
  maxTextLength,
  maxValues,
  pageSize,
  rangeParameters,
  rangePatterns,
  sortings,
  views,
} from '../query/query';

/** A parsed request to the search API. */
export type FilmsRequest = {
  query: CatalogueQuery;
  locale: Locale;
  limit: number;
  /** Respond with the films only, or with the facets only. */
  only?: Only;
  /** The facets to count; all if undefined. */
  counted?: FacetKey[];
};

const only = ['films', 'facets'] as const;
type Only = (typeof only)[number];

/** The first invalid parameter of a request. */
export type BadParameter = { parameter: string; message: string };

/** Maximum number of films per response. */
const maxFilms = 48;

const single = [
  ...(['q', 'sort', 'view', 'page', 'limit', 'locale', 'only', 'counted', 'unseen'] as const),
  ...rangeParameters,
];
type Single = (typeof single)[number];

/** Validators of single values; they return an error message or undefined. */
const checks: Record<Single, (value: string) => string | undefined> = {
  q: (value) =>
    value.length > maxTextLength ? `expected at most ${maxTextLength} characters` : undefined,
  sort: (value) => expectOneOf(sortings, value),
  view: (value) => expectOneOf(views, value),
  page: (value) => expectInteger(lastPage, value),
  limit: (value) => expectInteger(maxFilms, value),
  locale: (value) => expectOneOf(locales, value),
  only: (value) => expectOneOf(only, value),
  counted: (value) => expectOneOf(['none', ...facetKeys], value),
  unseen: (value) => expectOneOf(['1'], value),
  'year-from': expectYear,
  'year-to': expectYear,
  'runtime-from': expectMinutes,
  'runtime-to': expectMinutes,
};

/** Parses the parameters strictly: returns the first unknown or invalid one instead of ignoring it. */
export function parseRequest(params: URLSearchParams): FilmsRequest | BadParameter {
  for (const key of new Set(params.keys())) {
    const message = validateParameter(key, params.getAll(key));
    if (message) return { parameter: key, message: `${key}: ${message}` };
  }
  const locale = params.get('locale');
  const requestedPart = only.find((known) => known === params.get('only'));
  const counted = params.get('counted');
  return {
    query: parseQuery(readParams(params)),
    locale: isLocale(locale) ? locale : locales[0],
    limit: Number(params.get('limit') ?? pageSize),
    ...(requestedPart && { only: requestedPart }),
    ...(counted && { counted: facetKeys.filter((key) => key === counted) }),
  };
}

function validateParameter(key: string, values: string[]): string | undefined {
  if (isSingle(key))
    return values.length > 1 ? 'given more than once' : checks[key](values[0] ?? '');
  if (!isFacet(key)) return `unknown parameter; known: ${[...single, ...facetKeys].join(', ')}`;
  if (values.length > maxValues) return `at most ${maxValues} values`;
  const bad = values.find((value) => !facets[key].pattern.test(value));
  return bad === undefined ? undefined : `“${bad.slice(0, 40)}” is no value of it`;
}

function isSingle(key: string): key is Single {
  return single.some((known) => known === key);
}

function isFacet(key: string): key is FacetKey {
  return facetKeys.some((known) => known === key);
}

function expectYear(value: string): string | undefined {
  return rangePatterns.year.test(value) ? undefined : 'expected a year such as 1920';
}

function expectMinutes(value: string): string | undefined {
  return rangePatterns.runtime.test(value) ? undefined : 'expected minutes from 1 to 999';
}

function expectOneOf(known: readonly string[], value: string): string | undefined {
  return known.includes(value) ? undefined : `expected one of ${known.join(', ')}`;
}

function expectInteger(maximum: number, value: string): string | undefined {
  const isValid = /^\d{1,6}$/.test(value) && Number(value) >= 1 && Number(value) <= maximum;
  return isValid ? undefined : `expected a whole number from 1 to ${maximum}`;
}
