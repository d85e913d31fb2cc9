import type { SearchIndex } from './search-index';
import { splitWords } from './words';

/** Letters that may differ in a guess; a search itself forgives fewer. */
const guess = 3;
/** Letters from which a guess is more than chance. */
const guessable = 5;

/**
 * Whether a guess is more than chance: no more than a third of the letters differ, or the word begins
 * as the name does. `chaplin` is not `allin`, though three letters make one of the other.
 */
function isLikely(asked: string, name: string, errors: number): boolean {
  return errors * 3 <= asked.length || name.startsWith(asked.slice(0, Math.ceil(asked.length / 2)));
}

/** At most three names of people that are near a word which no film has. */
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
