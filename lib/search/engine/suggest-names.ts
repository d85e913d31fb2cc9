import type { Person } from '@/lib/catalog/people/person';
import { swapLetters } from './find-words';
import type { SearchIndex } from './search-index';
import { splitWords, stopWords } from './words';

const maxSuggestions = 3;

/**
 * Maximum number of typing errors in a word of a name. For six and seven letters it is lower than
 * in a search, so that no other person is suggested; for three letters it is higher.
 */
function maxErrorsInName({ length }: string): number {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}

/** Number of typing errors by similar word. */
function findSimilarWords(
  { tree }: SearchIndex,
  typedWord: string,
  maxErrors = maxErrorsInName(typedWord),
): Map<string, number> {
  const similar = new Map(swapLetters(typedWord).map((word) => [word, 1]));
  for (const [word, [, errors]] of tree.fuzzyGet(typedWord, maxErrors)) similar.set(word, errors);
  return similar.set(typedWord, 0);
}

/**
 * Up to three names of people that a text without results may mean, most similar first. Each word of the text must be
 * similar to a word of the name: a person named Nissen is not suggested for `asta nielsen`, because nothing in the name
 * is similar to `asta`.
 */
export function suggestNames(index: SearchIndex, text: string): string[] {
  const typedWords = splitWords(text)
    .filter(({ word }) => !stopWords.has(word))
    .map(({ word }) => findSimilarWords(index, word));
  if (typedWords.length === 0) return [];
  return [...index.people.values()]
    .map((name) => ({ name, errors: countErrors(typedWords, splitWords(name)) }))
    .filter(({ errors }) => errors < Infinity)
    .sort((a, b) => a.errors - b.errors)
    .slice(0, maxSuggestions)
    .map(({ name }) => name);
}

/** Maximum number of typing errors in a family name of another person. */
function maxErrorsInFamilyName({ length }: string): number {
  if (length < 5) return 0;
  return length < 7 ? 1 : 2;
}

/** A person whose name a text without results resembles. */
export type NearPerson = Pick<Person, 'slug' | 'name'>;

/**
 * Up to three people whose family name is similar to a word of the text, most similar first. Unlike the names
 * of `suggestNames`, they need not be the person meant: Aud Egede-Nissen for `asta nielsen`.
 */
export function listNearPeople(index: SearchIndex, text: string): NearPerson[] {
  const similarWords = splitWords(text)
    .filter(({ word }) => !stopWords.has(word))
    .map(({ word }) => findSimilarWords(index, word, maxErrorsInFamilyName(word)));
  return [...index.people]
    .map(([slug, name]) => {
      const familyName = splitWords(name).at(-1)?.word ?? '';
      const errors = Math.min(...similarWords.map((words) => words.get(familyName) ?? Infinity));
      return { slug, name, errors };
    })
    .filter(({ slug, errors }) => slug && errors < Infinity)
    .sort((a, b) => a.errors - b.errors)
    .slice(0, maxSuggestions)
    .map(({ slug, name }) => ({ slug, name }));
}

/** Typing errors of all words together; Infinity if a word is similar to no word of the name. */
function countErrors(
  typedWords: readonly Map<string, number>[],
  words: readonly { word: string }[],
): number {
  return typedWords.reduce(
    (sum, similar) => sum + Math.min(...words.map(({ word }) => similar.get(word) ?? Infinity)),
    0,
  );
}
