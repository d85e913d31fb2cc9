import { LRUCache } from 'lru-cache';
import { localePath, plainPath } from '@/lib/i18n/locale-path';
import { locales } from '@/lib/i18n/locales';
import { catalogueHref } from '@/lib/search/query/catalogue-href';
import { parseQuery } from '@/lib/search/query/parse-query';
import { readParams } from '@/lib/search/query/read-params';
import { hasUnknownParams } from '@/lib/search/query/unknown-params';

/** The catalogue's addresses, each with its language. */
const catalogues = new Map(
  locales.map((locale) => [localePath('/catalogue', locale), locale] as const),
);

/** The interface's, whose answers depend on nothing but their parameters. */
const interfaces = new Set(['/api/films', '/api/cards', '/oembed']);

/** What addresses were understood as, of late: that takes longer than an answer from memory. In letters. */
const understood = new LRUCache<string, string>({
  maxSize: 1024 * 1024,
  sizeCalculation: (kept, asked) => kept.length + asked.length,
});

/**
 * The one address of all that are answered alike, where an answer may be kept: the catalogue by what is
 * understood of its query, its interface by its parameters in one order. `undefined` for all others.
 */
export function cacheKey(url: string): string | undefined {
  const found = understood.get(url);
  if (found) return found;
  const address = understand(url);
  if (address) understood.set(url, address);
  return address;
}

/** Where the front leads from an address of the catalogue that asks for what nobody can mean; `undefined` for others. */
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
