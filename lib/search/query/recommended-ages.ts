import type { Film } from '@/lib/catalog/films/film';

/** The choice of all films for children. */
export const everyAge = 'all';

const childAges = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Maximum age in the choices. */
export const oldestChild = Number(childAges.at(-1));

/** French path of the page of all films for children. */
export const childrensPath = '/enfants';

/** Minimum number of films for that page. */
export const fewestForChildren = 3;

/** Choices of films for children: all of them, or those for a child of an age in years. */
export const childrensChoices = [everyAge, ...childAges] as const;

/**
 * The ages for which there are more films than for children one year younger. @param countFilms returns the
 * number of films for a choice
 */
export function listDistinctAges(countFilms: (choice: string) => number): string[] {
  return childAges.filter(
    (age, at) => countFilms(age) !== (at === 0 ? 0 : countFilms(childAges[at - 1] ?? '')),
  );
}

/** The choices that a film matches: `all`, and each age from its recommended age on. */
export function childrensValues({ recommendedAge }: Pick<Film, 'recommendedAge'>): string[] {
  if (recommendedAge === undefined) return [];
  return [everyAge, ...childAges.filter((age) => Number(age) >= recommendedAge)];
}
