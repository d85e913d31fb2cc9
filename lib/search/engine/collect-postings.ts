import { aliases } from './aliases';
import { type Field, fieldNumber, fields } from './fields';
import type { SearchableFilm } from './searchable-film';
import { stopWords } from './stop-words';
import { splitWords } from './words';

/** Word → postings, for names (all fields but the synopsis) and for prose (the synopsis). */
export type Postings = { names: Map<string, number[]>; prose: Map<string, number[]> };

/**
 * Collects the words of all films. Fields are in order of weight, so only a film's first posting for a word
 * is stored.
 */
export function collectPostings(films: readonly SearchableFilm[]): Postings {
  const postings: Postings = { names: new Map(), prose: new Map() };
  for (const [film, texts] of films.entries())
    for (const field of fields) {
      const into = field === 'synopsis' ? postings.prose : postings.names;
      for (const word of wordsOf(texts[field], field)) add(into, word, film, fieldNumber[field]);
    }
  return postings;
}

function wordsOf(texts: readonly string[], field: Field): string[] {
  const words = texts.flatMap((text) => splitWords(text).map(({ word }) => word));
  if (field === 'synopsis') return words.filter((word) => !stopWords.has(word));
  return words.flatMap((word) => [word, ...(aliases.get(word) ?? [])]);
}

function add(into: Map<string, number[]>, word: string, film: number, field: number) {
  const list = into.get(word);
  if (!list) into.set(word, [film * 8 + field]);
  else if (Math.floor((list.at(-1) ?? 0) / 8) !== film) list.push(film * 8 + field);
}
