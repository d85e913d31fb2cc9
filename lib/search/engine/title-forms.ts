import { articles } from './stop-words';
import { splitWords } from './words';

/** The forms of all films' titles that visitors may type. */
export type TitleForms = {
  /** Folded, sorted by code units. */
  forms: string[];
  /** Film number of each form. */
  films: Uint32Array;
  /** Length of each film's shortest form. */
  shortest: Uint16Array;
};

/** @param titles the titles of each film, in all languages */
export function toTitleForms(titles: readonly (readonly string[])[]): TitleForms {
  const byFilm = titles.map(titleForms);
  const all = byFilm
    .flatMap((forms, film) => forms.map((form) => ({ form, film })))
    .sort((a, b) => (a.form < b.form ? -1 : 1));
  return {
    forms: all.map(({ form }) => form),
    films: Uint32Array.from(all, ({ film }) => film),
    shortest: Uint16Array.from(byFilm, (forms) => Math.min(...forms.map(({ length }) => length))),
  };
}

/** Folded titles, with and without a leading article. */
function titleForms(titles: readonly string[]): string[] {
  return [
    ...new Set(titles.flatMap((title) => formsOf(splitWords(title).map(({ word }) => word)))),
  ];
}

function formsOf(words: string[]): string[] {
  const bare = words.findIndex((word) => !articles.has(word));
  return bare > 0 ? [words.join(' '), words.slice(bare).join(' ')] : [words.join(' ')];
}
