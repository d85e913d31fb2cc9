import { LRUCache } from 'lru-cache';
import { strayPrefixes } from '@/lib/i18n/languages.mjs';
import { insidePath, plainPath } from '@/lib/i18n/locale-path';
import { unaddressed } from '@/lib/i18n/unaddressed';
import { readPath } from '../requests/read-path';
import type { BuiltFile, Routes } from '../routes/routes';
import { isLivePath } from '../uncached/uncached-path';
import type { Answer } from './answer';
import { chooseMessages } from './choose-messages';

/** The target of an address, independent of the client. */
export type Place =
  /** The same response for all clients. */
  | { kind: 'answer'; answer: Answer }
  /** A page or its payload. Without a file it is rendered on demand. */
  | { kind: 'page'; path: string; file: BuiltFile | undefined };

/** Size limit of the LRU cache, in characters of addresses. Parsing an address takes longer than a lookup. */
const most = 256 * 1024;

const remembered = new WeakMap<Routes, LRUCache<string, Place>>();

/** Finds the target of a request URL, with or without a query. */
export function findPlace(url: string, routes: Routes): Place {
  let known = remembered.get(routes);
  if (!known) {
    known = new LRUCache({ maxSize: most, sizeCalculation: (_, key) => key.length });
    remembered.set(routes, known);
  }
  const found = known.get(url);
  if (found) return found;
  const place = read(url, routes);
  // Unknown addresses are unlimited in number, and order addresses are confidential: neither is cached.
  if (place !== nothing && place !== live) known.set(url, place);
  return place;
}

const nothing: Place = { kind: 'answer', answer: { kind: 'not-found' } };
const live: Place = { kind: 'answer', answer: { kind: 'live' } };

/** Paths that Next redirects: to a language's own path, or to a normalised one. */
const strays = Object.values(strayPrefixes()).join('|');
const nextMends = new RegExp(String.raw`^/(?:${strays})(?:/|$)|//|\\|./$`);

function read(url: string, routes: Routes): Place {
  const path = readPath(url);
  if (path === null || unaddressed.has(plainPath(path))) return nothing;
  const messages = chooseMessages(path, routes);
  if (messages) return same(messages);
  if (nextMends.test(path)) return same({ kind: 'next', isBuilt: false, isKept: true });
  if (isLivePath(path)) return routes.isSelling ? live : nothing;
  if (path.startsWith('/_next/')) {
    const file = routes.chunks.get(path);
    return file ? same({ kind: 'chunk', file }) : nothing;
  }
  if (routes.publicFiles.has(path)) return same({ kind: 'public', path });
  const file = findFile(path, routes);
  if (file && !file.file.endsWith('.html'))
    return same({ kind: 'built', file, isHome: false, isKept: true });
  return file || isRendered(path, routes) ? { kind: 'page', path, file } : nothing;
}

/** A built file, or an unbuilt one. */
export function findFile(path: string, { built, unbuilt }: Routes): BuiltFile | undefined {
  const inside = insidePath(path);
  return built.get(path) ?? built.get(inside) ?? unbuilt(path) ?? unbuilt(inside);
}

function same(answer: Answer): Place {
  return { kind: 'answer', answer };
}

function isRendered(path: string, { rendered, revalidated }: Routes): boolean {
  const inside = insidePath(path);
  if (revalidated.has(path) || revalidated.has(inside)) return true;
  return rendered.some(({ pattern, localised }) => pattern.test(localised ? inside : path));
}
