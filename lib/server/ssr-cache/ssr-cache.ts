import { LRUCache } from 'lru-cache';
import { localePath, locales, pathWithoutLocale } from '@/lib/i18n/locales';
import {
  catalogueHref,
  hasUnknownParams,
  parseQuery,
  readParams,
} from '@/lib/search/query/catalogue-address';
import { type CachedBody, createCachedBody } from '../body-cache/cached-body';
import type { CallNext } from '../call-next';

/** A response that is ready to be sent. */
export type RenderedResponse = {
  status: number;
  headers: Record<string, string>;
  /** For one visitor only. Cached responses have none. */
  cookies?: string[];
  cachedBody: CachedBody;
};

type SsrCacheOptions = {
  callNext: CallNext;
  /** Expiry of cached responses, in milliseconds since 1970. */
  nextChange?: (() => number | undefined) | undefined;
  /** State that responses depend on besides the time. Responses of another state are invalid. */
  state?: (() => unknown) | undefined;
  /** Size limit in bytes, with all encodings. */
  most?: number;
};

/** 32 MB hold about 500 catalogue pages with their compressed forms. */
const maxBytes = 32 * 1024 * 1024;

/** LRU cache of Next's rendered responses, by canonical address; 32 MB by default. */
export function openSsrCache({
  callNext,
  nextChange = () => undefined,
  state = () => undefined,
  most = maxBytes,
}: SsrCacheOptions) {
  type CachedResponse = RenderedResponse & { until: number; version: unknown };
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: most,
    sizeCalculation: (one) => one.cachedBody.size(),
  });

  const find = (address: string): RenderedResponse | undefined => {
    const found = cached.get(address);
    if (found && (Date.now() >= found.until || found.version !== state())) cached.delete(address);
    else return found;
    return undefined;
  };

  /** Renders a response, and caches it if the status is 200. */
  const render = async (
    address: string,
    headers: Record<string, string>,
  ): Promise<RenderedResponse> => {
    const until = nextChange() ?? Infinity;
    // The state is read before rendering: a change during the rendering may be missing from the response, which
    // must then be invalid.
    const version = state();
    const { body, cookies: _, ...response } = await callNext(address, headers);
    const handleGrow = () => {
      // The LRU cache computes the size of a value only when it is set.
      if (cached.peek(address) === created) cached.delete(address) && cached.set(address, created);
    };
    const created: CachedResponse = {
      ...response,
      until,
      version,
      cachedBody: createCachedBody(body, { onGrow: handleGrow, lifetime: 'passing' }),
    };
    if (response.status === 200) cached.set(address, created);
    return created;
  };
  return { find, render };
}

/** The catalogue's paths, with their languages. */
const catalogues = new Map(
  locales.map((locale) => [localePath('/catalogue', locale), locale] as const),
);

/** API paths whose responses depend only on their parameters. */
const interfaces = new Set([
  ...['/api/films', '/api/cards', '/api/follows', '/api/next-films'],
  '/oembed',
]);

/**
 * Recent results of `cacheKey`: parsing takes longer than a response from memory. Size in
 * characters.
 */
const cachedKeys = new LRUCache<string, string>({
  maxSize: 1024 * 1024,
  sizeCalculation: (key, url) => key.length + url.length,
});

/**
 * The canonical address of a cacheable response: the catalogue by its parsed query, an API by its sorted parameters.
 * `undefined` for other addresses.
 */
export function cacheKey(url: string): string | undefined {
  const found = cachedKeys.get(url);
  if (found) return found;
  const address = computeKey(url);
  if (address) cachedKeys.set(url, address);
  return address;
}

/** Redirect target of a catalogue address with invalid parameter values; `undefined` for others. */
export function canonicalAddress(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (!catalogues.has(pathname) || !hasUnknownParams(readParams(searchParams))) return undefined;
  return cacheKey(url);
}

function computeKey(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const locale = catalogues.get(pathname);
  if (locale) return localePath(catalogueHref(parseQuery(readParams(searchParams))), locale);
  if (!interfaces.has(pathname)) return undefined;
  const sorted = [...searchParams].sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  return `${pathWithoutLocale(pathname)}?${new URLSearchParams(sorted)}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
