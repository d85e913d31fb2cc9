import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { recallSnapshot } from '@/lib/content/store/snapshot';
import { processSingleton, singleton } from '@/lib/primitives/singleton';
import { buildIndex } from './build-index';
import { buildNameTree } from './dictionary';
import type { SearchIndex, StoredIndex } from './search-index';

const opened = singleton('search index', () => new WeakMap<Library, SearchIndex>());

/**
 * The search index of the current library: from the build's snapshot, or built for this state of the content.
 * Cached by library.
 */
export function getSearchIndex(): SearchIndex {
  const library = getLibrary();
  const index =
    opened.get(library) ??
    reuseDevIndex(library) ??
    openIndex(recallSnapshot<StoredIndex>(library, 'search') ?? build(library));
  opened.set(library, index);
  return index;
}

/** Number of films above which the index is not rebuilt for each change in development (0.5 ms per film). */
const minCachedFilms = 2000;

const devCache = processSingleton('index of many films', (): { index?: StoredIndex } => ({}));

/**
 * In development with many films: reuses one index as long as the site has the same films. Films are then shown with
 * their current content, but found by their content at the time of indexing. Small catalogues are always indexed
 * again.
 */
function reuseDevIndex({ films }: Library): SearchIndex | undefined {
  const { index } = devCache;
  const isSame = index?.slugs.length === films.size && index.slugs.every((slug) => films.has(slug));
  return isSame && process.env.NODE_ENV === 'development' ? openIndex(index) : undefined;
}

function build(library: Library): StoredIndex {
  const index = buildIndex(library);
  if (library.films.size > minCachedFilms && process.env.NODE_ENV === 'development')
    devCache.index = index;
  return index;
}

export function openIndex(stored: StoredIndex): SearchIndex {
  return { ...stored, tree: buildNameTree(stored.names) };
}
