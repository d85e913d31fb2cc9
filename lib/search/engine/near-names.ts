import type { SearchIndex } from './search-index';
import { splitWords } from './words';

/** Maximum edit distance of a suggestion; the search itself allows less. */
const guess = 3;
/** Minimum word length for suggestions. */
const guessable = 5;

/**
 * Whether a suggestion is plausible: at most a third of the letters differ, or the first half is the same.
 * `chaplin` is not `allin`, although the edit distance is three.
 */
function isLikely(asked: string, name: string, errors: number): boolean {
  return errors * 3 <= asked.length || name.startsWith(asked.slice(0, Math.ceil(asked.length / 2)));
}

/** Up to three names of people similar to the words of a text without results. */
export function nearNames({ tree, people }: SearchIndex, text: string): string[] {
  const near = splitWords(text)
    .filter(({ word }) => word.length >= guessable)
    .flatMap(({ word }) =>
      [...tree.fuzzyGet(word, guess)].filter(([name, [, errors]]) => isLikely(word, name, errors)),
    )
    .sort(([, [, a]], [, [, b]]) => a - b)
    .map(([word]) => word);
  const known = [...people.values()].map((name) => ({
    name,
    words: splitWords(name).map(({ word }) => word),
  }));
  const found = near.flatMap((word) => known.find(({ words }) => words.includes(word))?.name ?? []);
  return [...new Set(found)].slice(0, 3);
}
