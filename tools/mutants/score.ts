/** What Stryker says of one change, as far as it is read here. Lines and columns count from 1. */
export type Mutant = {
  fileName: string;
  status: string;
  replacement?: string | undefined;
  location: Record<'start' | 'end', { line: number; column: number }>;
};

export type Score = { caught: number; all: number; survivors: Mutant[] };

/** How a change is caught: a test fails, or the code runs without end, or a file of tests cannot run at all. */
const catches = new Set(['Killed', 'Timeout', 'RuntimeError']);

/** Whether no test failed, or none came by. */
export const isUnnoticed = ({ status }: Pick<Mutant, 'status'>) =>
  status === 'Survived' || status === 'NoCoverage';

/** How many changes the tests caught. */
export function score(mutants: readonly Mutant[]): Score {
  const caught = mutants.filter(({ status }) => catches.has(status)).length;
  const survivors = mutants.filter(isUnnoticed);
  return { caught, all: caught + survivors.length, survivors };
}

/** In per cent; code in which nothing can be changed leaves nothing to catch. */
export const percentOf = ({ caught, all }: Score) => (all === 0 ? 100 : (caught / all) * 100);
