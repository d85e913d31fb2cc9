import { LRUCache } from 'lru-cache';
import { strayPrefixes } from '@/lib/i18n/languages.mjs';
import { insidePath, plainPath } from '@/lib/i18n/locale-path';
import { unaddressed } from '@/lib/i18n/unaddressed';
import { readPath } from '../requests/read-path';
import type { BuiltFile, Routes } from '../routes/routes';
import { isLivePath } from '../uncached/uncached-path';
import type { Answer } from './answer';
import { chooseMessages } from './choose-messages';

/** What stands at an address, whoever asks for it. */
export type Place =
  /** The same for all. */
  | { kind: 'answer'; answer: Answer }
  /** A page, or its payload; without a file it is rendered. */
  | { kind: 'page'; path: string; file: BuiltFile | undefined };

/** Letters of the addresses that are remembered, those asked for last: reading one takes longer than looking it up. */
const most = 256 * 1024;

const remembered = new WeakMap<Routes, LRUCache<string, Place>>();

/** Finds what stands at a request's address, which may have a query. */
export function findPlace(url: string, routes: Routes): Place {
  let known = remembered.get(routes);
  if (!known) {
    known = new LRUCache({ maxSize: most, sizeCalculation: (_, key) => key.length });
    remembered.set(routes, known);
  }
  const found = known.get(url);
  if (found) return found;
  const place = read(url, routes);
  // There are more addresses of nothing than of something; one of an order is nobody's to remember.
  if (place !== nothing && place !== live) known.set(url, place);
  return place;
}

const nothing: Place = { kind: 'answer', answer: { kind: 'not-found' } };
const live: Place = { kind: 'answer', answer: { kind: 'live' } };

/** Redirects of Next to a language's own path, and paths it straightens. */
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

/** What is built, or as good as built. */
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
