import SearchableMap from 'minisearch/SearchableMap';
import type { Dictionary } from './dictionary';

/** The words of a dictionary, each with its number, in a tree that finds a mistyped one. */
export type NameTree = SearchableMap<number>;

export function growTree({ words }: Pick<Dictionary, 'words'>): NameTree {
  const tree: NameTree = new SearchableMap();
  for (const [number, word] of words.entries()) tree.set(word, number);
  return tree;
}
