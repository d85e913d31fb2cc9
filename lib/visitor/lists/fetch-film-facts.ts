import { type FilmFacts, isFilmFacts, maxFactsPerRequest } from '@/lib/catalog/films/film-facts';
import type { Locale } from '@/lib/i18n/locales';
import { fetchJson } from '@/lib/primitives/http/fetch';
import { type Followed, isFollowed } from '../follows/followed';

/** Loads the card data of films by slug, in batches. @throws if a request fails */
export async function fetchFilmFacts(
  slugs: string[],
  locale: Locale,
): Promise<Map<string, FilmFacts>> {
  const batchResults = await fetchBatches(
    slugs,
    isFilmFacts,
    (films) => `/api/cards?${new URLSearchParams({ locale, films })}`,
  );
  return new Map(batchResults.map((facts) => [facts.slug, facts]));
}

/** Loads what is known of followed pages, in batches. @throws if a request fails */
export async function fetchFollowed(
  pages: string[],
  locale: Locale,
): Promise<Map<string, Followed>> {
  const batchResults = await fetchBatches(
    pages,
    isFollowed,
    (some) => `/api/follows?${new URLSearchParams({ locale, pages: some })}`,
  );
  return new Map(batchResults.map((followed) => [followed.page, followed]));
}

async function fetchBatches<T>(
  keys: string[],
  isAnswer: (json: unknown) => json is T,
  addressOf: (keys: string) => string,
): Promise<T[]> {
  const isList = (json: unknown): json is T[] => Array.isArray(json) && json.every(isAnswer);
  const batches = Array.from({ length: Math.ceil(keys.length / maxFactsPerRequest) }, (_, index) =>
    keys.slice(index * maxFactsPerRequest, (index + 1) * maxFactsPerRequest).join(','),
  );
  return (
    await Promise.all(batches.map((keyBatch) => fetchJson(addressOf(keyBatch), isList)))
  ).flat();
}
