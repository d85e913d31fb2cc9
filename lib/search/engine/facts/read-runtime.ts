import type { Fact } from './fact';
import { numberPattern, readNumber } from './number-words';
import type { Reading } from './reading';

const unit = '(minuten?|minutes?|mn|min|heures?|stunden?|hours?|std|h)';
/** Minutes after hours: `1h30`, `une heure et demie`. */
const more =
  '(?:(?<=h|heures?|hours?|std|stunden?)( ?\\d\\d| et demie)(?: ?(?:min|mn|minuten?|minutes?))?)?';
const number = `(?:une |eine[rn]? |an? )?(${numberPattern})(?: an?| une?)?`;
const measure = `[ -]?${unit}${more}`;
const amount = number + measure;
const below =
  "(?:de )?(?:moins (?:de |d')|inferieure? a |unter |weniger als |kurzer als |under |less than |shorter than )";
const atMost = '(?:maximum |max\\.? |au plus |hochstens |bis (?:zu )?|at most |up to )';
const above =
  "(?:de )?(?:plus (?:de |d')|superieure? a |uber |mehr als |langer als |over |more than |longer than )";
const atLeast = '(?:au moins |minimum |mindestens |ab |at least )';
const between = '(?:entre |zwischen |between )';
/** In a range the unit may be given only once, at the end. */
const first = `${number}(?:${measure})?`;
/** A hyphen is a range only before a digit: `vingt-cinq` is one number. */
const to = '(?: (?:a|bis(?: zu)?|to) | ?[-–] ?(?=\\d))';

/** Tolerance for a plain runtime, as a share of it. */
const looseness = 0.15;

function minutes(number: string, word: string, rest: string): number {
  const others = rest === ' et demie' ? 30 : Number(rest);
  return readNumber(number) * (/h|st/.test(word) ? 60 : 1) + others;
}

function runtime(from: number, until: number): Fact {
  return { kind: 'runtime', from, until };
}

/** Both bounds inclusive; the upper one includes its seconds. */
function range(
  n: string,
  word: string,
  rest: string,
  otherN: string,
  otherWord: string,
  otherRest: string,
): Fact {
  const bounds = [minutes(n, word || otherWord, rest), minutes(otherN, otherWord, otherRest)];
  return runtime(Math.min(...bounds), Math.max(...bounds) + 1);
}

/** Phrases for runtimes. */
export const runtimeReadings: readonly Reading[] = [
  [`${between}${first} (?:et|und|and) ${amount}`, range],
  [`(?:${between}|(?:de|von|from|ab) )?${first}${to}${amount}`, range],
  [below + amount, (n, word, rest) => runtime(0, minutes(n, word, rest))],
  [atMost + amount, (n, word, rest) => runtime(0, minutes(n, word, rest) + 1)],
  [above + amount, (n, word, rest) => runtime(minutes(n, word, rest) + 0.01, Infinity)],
  [atLeast + amount, (n, word, rest) => runtime(minutes(n, word, rest), Infinity)],
  [
    amount,
    (n, word, rest) => {
      const about = minutes(n, word, rest);
      return runtime(about * (1 - looseness), about * (1 + looseness) + 0.01);
    },
  ],
];
