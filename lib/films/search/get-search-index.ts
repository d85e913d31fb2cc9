import { keepOnce } from '@/lib/content/keep-once';
import { getLibrary } from '@/lib/content/library';
import type { Library } from '@/lib/content/raw-library';
import { readSnapshot } from '@/lib/content/snapshot';
import { buildIndex } from './build-index';
import { growTree } from './name-tree';
import type { SearchIndex, StoredIndex } from './search-index';

const opened = keepOnce('search index', () => new WeakMap<Library, SearchIndex>());

/** The index of the site's films: the build's, or one made for each state of the content. */
export function getSearchIndex(): SearchIndex {
  const library = getLibrary();
  const index = opened.get(library) ?? openIndex(readIndex() ?? buildIndex(library));
  opened.set(library, index);
  return index;
}

function readIndex(): StoredIndex | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return readSnapshot<StoredIndex>(process.cwd(), 'search');
}

export function openIndex(stored: StoredIndex): SearchIndex {
  return { ...stored, tree: growTree(stored.names) };
}
