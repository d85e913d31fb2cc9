import { relative } from 'node:path';
import { cwd } from 'node:process';
import type { Mutant } from './score';

/** A file as Stryker takes it, a pattern: the brackets of a route folder would stand for one of their letters. */
export const nameFile = (file: string) => file.replaceAll(/[[\]()]/g, '[$&]');

/** The place of a change as Stryker takes it. Its columns count from 0 there. */
export function namePlace({ fileName, location: { start, end } }: Mutant): string {
  const file = nameFile(relative(cwd(), fileName));
  return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

/** Whether two are one change, of two runs: several may begin at one place. */
export const isSame = (one: Mutant, other: Mutant) =>
  one.replacement === other.replacement && namePlace(one) === namePlace(other);
