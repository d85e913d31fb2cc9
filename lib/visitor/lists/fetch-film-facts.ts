import { type FilmFacts, isFilmFacts } from '@/lib/catalog/films/film-facts';
import type { Locale } from '@/lib/i18n/locales';
import { fetchJson } from '@/lib/primitives/http/fetch';

/** Maximum number of films per request to `/api/cards`. */
const batch = 60;

/** Loads the card data of films by slug, in batches. @throws if a request fails */
export async function fetchFilmFacts(
  slugs: string[],
  locale: Locale,
): Promise<Map<string, FilmFacts>> {
  const batches = Array.from({ length: Math.ceil(slugs.length / batch) }, (_, index) =>
    slugs.slice(index * batch, (index + 1) * batch),
  );
  const answers = await Promise.all(batches.map((part) => fetchBatch(part, locale)));
  return new Map(answers.flat().map((facts) => [facts.slug, facts]));
}

async function fetchBatch(slugs: string[], locale: Locale): Promise<FilmFacts[]> {
  const query = new URLSearchParams({ locale, films: slugs.join(',') });
  return fetchJson(`/api/cards?${query}`, isListOfFacts);
}

function isListOfFacts(json: unknown): json is FilmFacts[] {
  return Array.isArray(json) && json.every(isFilmFacts);
}
