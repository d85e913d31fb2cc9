import SearchableMap from 'minisearch/SearchableMap';
import type { Dictionary } from './dictionary';

/** A radix tree of a dictionary's words with their numbers, for fuzzy search. */
export type NameTree = SearchableMap<number>;

export function growTree({ words }: Pick<Dictionary, 'words'>): NameTree {
  const tree: NameTree = new SearchableMap();
  for (const [number, word] of words.entries()) tree.set(word, number);
  return tree;
}
