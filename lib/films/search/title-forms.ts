import { articles } from './stop-words';
import { splitWords } from './words';

/** The forms under which a visitor may type a whole title: folded, with its article and without. */
export function titleForms(titles: readonly string[]): string[] {
  return [
    ...new Set(titles.flatMap((title) => formsOf(splitWords(title).map(({ word }) => word)))),
  ];
}

function formsOf(words: string[]): string[] {
  const bare = words.findIndex((word) => !articles.has(word));
  return bare > 0 ? [words.join(' '), words.slice(bare).join(' ')] : [words.join(' ')];
}
