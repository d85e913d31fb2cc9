import { keepAlways, keepOnce } from '@/lib/content/store/keep-once';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { recallSnapshot } from '@/lib/content/store/snapshot';
import { buildIndex } from './build-index';
import { growTree } from './name-tree';
import type { SearchIndex, StoredIndex } from './search-index';

const opened = keepOnce('search index', () => new WeakMap<Library, SearchIndex>());

/** The index of the site's films: the build's, or one made for each state of the content. */
export function getSearchIndex(): SearchIndex {
  const library = getLibrary();
  const index =
    opened.get(library) ??
    earlier(library) ??
    openIndex(recallSnapshot<StoredIndex>(library, 'search') ?? build(library));
  opened.set(library, index);
  return index;
}

/** Films of a house from which on its index is not made anew for each change: it takes half a millisecond for each. */
const many = 2000;

const kept = keepAlways('index of many films', (): { index?: StoredIndex } => ({}));

/**
 * While somebody writes in a large house, one index for all pages, as long as it has the same films: what is shown of
 * them is what their files say now, they are found by what these said at first. Of a small house none is kept.
 */
function earlier({ films }: Library): SearchIndex | undefined {
  const { index } = kept;
  const isSame = index?.slugs.length === films.size && index.slugs.every((slug) => films.has(slug));
  return isSame && process.env.NODE_ENV === 'development' ? openIndex(index) : undefined;
}

function build(library: Library): StoredIndex {
  const index = buildIndex(library);
  if (library.films.size > many && process.env.NODE_ENV === 'development') kept.index = index;
  return index;
}

export function openIndex(stored: StoredIndex): SearchIndex {
  return { ...stored, tree: growTree(stored.names) };
}
