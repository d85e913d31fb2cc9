import { LRUCache } from 'lru-cache';
import { readMessagesPath } from '@/lib/i18n/client-messages';
import { strayPrefixes } from '@/lib/i18n/languages.mjs';
import { internalPath, pathWithoutLocale } from '@/lib/i18n/locales';
import { unaddressedPaths } from '@/lib/i18n/unaddressed-paths';
import type { BuiltFile, Routes } from '../build-routes/routes';
import { cacheControl } from '../headers/caching';
import { readPath } from '../requests/read-request';
import { isAdminPath, isUncachedPath } from '../uncached/shop-addresses';

/** How a request is answered. */
export type Answer =
  /** `isCacheable`: a cache may store it under this address. */
  | { kind: 'built'; file: BuiltFile; isHome: boolean; isCacheable: boolean }
  /**
   * Next answers. `isBuilt`: the answer is a payload of a built page that the build has not written.
   */
  | { kind: 'next'; isBuilt: boolean; isCacheable: boolean }
  /** Next renders it per request; `isCacheable` as above. */
  | { kind: 'rendered'; isCacheable: boolean }
  /** One of Next's chunks with a content hash in its name. */
  | { kind: 'chunk'; file: BuiltFile }
  /** A file of `public`, by its path. */
  | { kind: 'public'; path: string }
  /**
   * Redirect: to the correct address of a payload or the catalogue (307), or to the visitor's home
   * page (302).
   */
  | { kind: 'moved'; status: 302 | 307; location: string; isHome: boolean }
  /** Rendered by Next for each visitor, for any method (`lib/server/uncached`). */
  | { kind: 'live' }
  | { kind: 'unknown-locale' | 'not-found' | 'not-allowed' };

type MessagesAnswer =
  | { kind: 'built'; file: BuiltFile; isHome: false; isCacheable: true }
  | { kind: 'unknown-locale' };

/**
 * Finds the messages file that a path requests. A tab of another build gets the current messages uncached: if they
 * were stored under the address of the other build, they would be wrong once that build is served again.
 */
function chooseMessages(path: string, { messages }: Routes): MessagesAnswer | undefined {
  const requested = readMessagesPath(path);
  if (!requested) return undefined;
  const messagesFile = messages.get(requested.locale);
  if (!messagesFile) return { kind: 'unknown-locale' };
  const isCurrent = messagesFile.path === path && messagesFile.isCacheable;
  const rule = isCurrent ? cacheControl.messages : cacheControl.fresh;
  const headers = { ...messagesFile.file.headers, 'cache-control': rule };
  return {
    kind: 'built',
    file: { ...messagesFile.file, headers },
    isHome: false,
    isCacheable: true,
  };
}

/** The target of an address, independent of the client. */
export type Target =
  /** The same response for all clients. */
  | { kind: 'answer'; answer: Answer }
  /** A page or its payload. Without a file Next renders it per request. */
  | { kind: 'page'; path: string; file: BuiltFile | undefined };

/** Size limit of the LRU cache, in characters of addresses. Parsing an address takes longer than a lookup. */
const maxCacheBytes = 256 * 1024;

const remembered = new WeakMap<Routes, LRUCache<string, Target>>();

/** Finds the target of a request URL, with or without a query. */
export function findTarget(url: string, routes: Routes): Target {
  let cache = remembered.get(routes);
  if (!cache) {
    cache = new LRUCache({ maxSize: maxCacheBytes, sizeCalculation: (_, key) => key.length });
    remembered.set(routes, cache);
  }
  const messagesFile = cache.get(url);
  if (messagesFile) return messagesFile;
  const target = parseTarget(url, routes);
  // Unknown addresses are unlimited in number, and order addresses are confidential: neither is cached.
  if (target !== notFound && target !== uncached) cache.set(url, target);
  return target;
}

const notFound: Target = { kind: 'answer', answer: { kind: 'not-found' } };
const uncached: Target = { kind: 'answer', answer: { kind: 'live' } };

/**
 * Paths that Next redirects: those with an unused language prefix (`/fr`, `/De`), and those that are not
 * normalised.
 */
const strayPattern = Object.values(strayPrefixes()).join('|');
const nextRedirects = new RegExp(String.raw`^/(?:${strayPattern})(?:/|$)|//|\\|./$`);

function parseTarget(url: string, routes: Routes): Target {
  const path = readPath(url);
  if (path === null || unaddressedPaths.has(pathWithoutLocale(path))) return notFound;
  const messages = chooseMessages(path, routes);
  if (messages) return answerTarget(messages);
  if (nextRedirects.test(path))
    return answerTarget({ kind: 'next', isBuilt: false, isCacheable: true });
  if (isUncachedPath(path)) return routes.hasShopConfig || isAdminPath(path) ? uncached : notFound;
  if (path.startsWith('/_next/')) {
    const file = routes.chunks.get(path);
    return file ? answerTarget({ kind: 'chunk', file }) : notFound;
  }
  if (routes.publicFiles.has(path)) return answerTarget({ kind: 'public', path });
  const file = findFile(path, routes);
  if (file && !file.file.endsWith('.html'))
    return answerTarget({ kind: 'built', file, isHome: false, isCacheable: true });
  return file || isRendered(path, routes) ? { kind: 'page', path, file } : notFound;
}

/** A built file, or an unbuilt one. */
export function findFile(path: string, { built, unbuilt }: Routes): BuiltFile | undefined {
  const internal = internalPath(path);
  return built.get(path) ?? built.get(internal) ?? unbuilt(path) ?? unbuilt(internal);
}

function answerTarget(answer: Answer): Target {
  return { kind: 'answer', answer };
}

function isRendered(path: string, { rendered, revalidated }: Routes): boolean {
  const internal = internalPath(path);
  if (revalidated.has(path) || revalidated.has(internal)) return true;
  return rendered.some(({ pattern, localised }) => pattern.test(localised ? internal : path));
}
