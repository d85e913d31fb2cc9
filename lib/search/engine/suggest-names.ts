import { swapLetters } from './find-words';
import type { SearchIndex } from './search-index';
import { splitWords, stopWords } from './words';

const mostSuggested = 3;

/** Allowed number of typing errors in a word of a name; less than in a search, so that nobody else is suggested. */
function allowedInName({ length }: string): number {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}

/** Number of typing errors by similar word. */
function findSimilarWords({ tree }: SearchIndex, asked: string): Map<string, number> {
  const similar = new Map(swapLetters(asked).map((word) => [word, 1]));
  for (const [word, [, errors]] of tree.fuzzyGet(asked, allowedInName(asked)))
    similar.set(word, errors);
  return similar.set(asked, 0);
}

/**
 * Up to three names of people that a text without results may mean, most similar first: every word of the text is
 * similar to a word of the name. So `asta nielsen` is nobody, although `nissen` is similar to `nielsen`.
 */
export function suggestNames(index: SearchIndex, text: string): string[] {
  const asked = splitWords(text)
    .filter(({ word }) => !stopWords.has(word))
    .map(({ word }) => findSimilarWords(index, word));
  if (asked.length === 0) return [];
  return [...index.people.values()]
    .map((name) => ({ name, errors: countErrors(asked, splitWords(name)) }))
    .filter(({ errors }) => errors < Infinity)
    .sort((a, b) => a.errors - b.errors)
    .slice(0, mostSuggested)
    .map(({ name }) => name);
}

/** Typing errors of all words together; Infinity if a word is similar to no word of the name. */
function countErrors(
  asked: readonly Map<string, number>[],
  words: readonly { word: string }[],
): number {
  return asked.reduce(
    (sum, similar) => sum + Math.min(...words.map(({ word }) => similar.get(word) ?? Infinity)),
    0,
  );
}
