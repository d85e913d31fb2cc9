import { LRUCache } from 'lru-cache';
import { localePath, plainPath } from '@/lib/i18n/locale-path';
import { locales } from '@/lib/i18n/locales';
import { catalogueHref } from '@/lib/search/query/catalogue-href';
import { parseQuery } from '@/lib/search/query/parse-query';
import { readParams } from '@/lib/search/query/read-params';
import { hasUnknownParams } from '@/lib/search/query/unknown-params';

/** The catalogue's paths, with their languages. */
const catalogues = new Map(
  locales.map((locale) => [localePath('/catalogue', locale), locale] as const),
);

/** API paths whose responses depend only on their parameters. */
const interfaces = new Set(['/api/films', '/api/cards', '/oembed']);

/** Recent results, since parsing takes longer than a response from memory. Size in characters. */
const understood = new LRUCache<string, string>({
  maxSize: 1024 * 1024,
  sizeCalculation: (kept, asked) => kept.length + asked.length,
});

/**
 * The canonical address of a cacheable response: the catalogue by its parsed query, an API by its sorted parameters.
 * `undefined` for other addresses.
 */
export function cacheKey(url: string): string | undefined {
  const found = understood.get(url);
  if (found) return found;
  const address = understand(url);
  if (address) understood.set(url, address);
  return address;
}

/** Redirect target of a catalogue address with unknown parameters; `undefined` for others. */
export function straightAddress(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (!catalogues.has(pathname) || !hasUnknownParams(readParams(searchParams))) return undefined;
  return cacheKey(url);
}

function understand(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const locale = catalogues.get(pathname);
  if (locale) return localePath(catalogueHref(parseQuery(readParams(searchParams))), locale);
  if (!interfaces.has(pathname)) return undefined;
  const sorted = [...searchParams].sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  return `${plainPath(pathname)}?${new URLSearchParams(sorted)}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
