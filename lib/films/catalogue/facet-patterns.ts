import { locales } from '@/lib/i18n/locales';
import type { FacetKey } from './query';

/**
 * The lengths by which films are told apart, in minutes: under 10, under 60, under 100, longer. A film
 * is in one band; `until` is the first minute that no longer belongs to it.
 */
export const runtimeBands = [
  { value: 'under-10', until: 10 },
  { value: '10-60', until: 60 },
  { value: '60-100', until: 100 },
  { value: 'from-100', until: Infinity },
] as const;

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What a value of each facet looks like in an address. */
export const facetPatterns: Record<FacetKey, RegExp> = {
  genre: slug,
  country: /^[A-Z]{2}$/,
  decade: /^(?:18|19|20)\d0$/,
  director: slug,
  actor: slug,
  person: slug,
  language: /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/,
  runtime: new RegExp(`^(?:${runtimeBands.map(({ value }) => value).join('|')})$`),
  subtitles: new RegExp(`^(?:${locales.join('|')}|both)$`),
  watchable: /^1$/,
  shop: /^1$/,
};
