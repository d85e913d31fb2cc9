import { articles } from './stop-words';
import { splitWords } from './words';

/** The forms under which a visitor may type whole titles, of all films. */
export type TitleForms = {
  /** Folded, by code units. */
  forms: string[];
  /** Whose form it is. */
  films: Uint32Array;
  /** Letters of each film's shortest form. */
  shortest: Uint16Array;
};

/** @param titles of each film, in all languages */
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

/** Folded, with its article and without. */
function titleForms(titles: readonly string[]): string[] {
  return [
    ...new Set(titles.flatMap((title) => formsOf(splitWords(title).map(({ word }) => word)))),
  ];
}

function formsOf(words: string[]): string[] {
  const bare = words.findIndex((word) => !articles.has(word));
  return bare > 0 ? [words.join(' '), words.slice(bare).join(' ')] : [words.join(' ')];
}
