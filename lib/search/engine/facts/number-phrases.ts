import { getOwn } from '@/lib/primitives/json';
import type { Fact, FactPattern } from './fact';

type Numbers = Readonly<Record<string, number>>;

/** Number words in French, German and English, folded. */
const small: Numbers = {
  ...{ un: 1, une: 1, ein: 1, eine: 1, einer: 1, einem: 1, an: 1, a: 1, one: 1 },
  ...{ deux: 2, zwei: 2, two: 2, trois: 3, drei: 3, three: 3, quatre: 4, vier: 4, four: 4 },
  ...{ cinq: 5, funf: 5, five: 5, six: 6, sechs: 6, sept: 7, sieben: 7, seven: 7 },
  ...{ huit: 8, acht: 8, eight: 8, neuf: 9, neun: 9, nine: 9, dix: 10, zehn: 10, ten: 10 },
  ...{ onze: 11, elf: 11, eleven: 11, douze: 12, zwolf: 12, twelve: 12, treize: 13 },
  ...{ quatorze: 14, quinze: 15, funfzehn: 15, fifteen: 15, seize: 16 },
  ...{ demi: 0.5, demie: 0.5, halbe: 0.5, halben: 0.5, half: 0.5 },
  ...{ anderthalb: 1.5, eineinhalb: 1.5 },
};
/** Tens, which may be combined with a small number. */
const tens: Numbers = {
  ...{ vingt: 20, zwanzig: 20, twenty: 20, trente: 30, dreissig: 30, thirty: 30 },
  ...{ quarante: 40, vierzig: 40, forty: 40, cinquante: 50, funfzig: 50, fifty: 50 },
  ...{ soixante: 60, sechzig: 60, sixty: 60, septante: 70, siebzig: 70, seventy: 70 },
  ...{ huitante: 80, achtzig: 80, eighty: 80, nonante: 90, neunzig: 90, ninety: 90 },
};
const numbers: Numbers = { ...small, ...tens };
/** `quatre-vingt`, read as `huitante`. */
const fourTwenties = 'quatre[- ]vingts?';

const oneOf = (words: Numbers) => Object.keys(words).join('|');
const ten = `(?:${fourTwenties}|${oneOf(tens)})`;

/** A pattern for a number in digits or words. */
const numberPattern = `(?:\\d{1,3}|(?:${ten}[- ](?:et[- ])?)?(?:${oneOf(small)})|(?:(?:${oneOf(small)})und)?${ten})`;

const ageWords = Object.keys(small).filter(
  (word) => 2 <= readNumber(word) && readNumber(word) <= 12,
);
/** A pattern for a child's age in years, in digits or words. */
export const childAgePattern = `(?:[2-9]|1[0-2]|${ageWords.join('|')})`;

/** The value of a match of a number pattern. */
export function readNumber(text: string): number {
  const words = text.replace(new RegExp(fourTwenties), 'huitante').split(/[- ](?:et[- ])?|und/);
  return words.reduce((sum, word) => sum + (getOwn(numbers, word) ?? Number(word)), 0);
}

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
/** A hyphen means a range only before a digit, because `vingt-cinq` is one number. */
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

/**
 * A runtime between two bounds, both inclusive; the upper one includes the seconds of its minute.
 */
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
export const runtimePatterns: readonly FactPattern[] = [
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

const decadeWords: Readonly<Record<string, number>> = {
  ...{ dix: 10, vingt: 20, trente: 30, zehner: 10, zwanziger: 20, dreissiger: 30 },
  ...{ twenties: 20, thirties: 30 },
};
const firstYear = 1880;
const lastYear = 2100;

function years(from: number, until: number): Fact {
  return { kind: 'years', from: Math.min(from, until), until: Math.max(from, until) };
}

/** `1920` and `20` both mean the 1920s. */
function decade(digits: string): Fact {
  const from = digits.length === 4 ? Number(digits) : 1900 + Number(digits);
  return years(from, from + 9);
}

function century(number: string): Fact {
  const until = Number(number) * 100;
  return years(until - 99, until);
}

const year = '((?:18|19|20)\\d\\d)';
const decadeDigits = '((?:18|19|20)?\\d0)';

/** Phrases for years, decades and centuries. */
export const yearPatterns: readonly FactPattern[] = [
  [`annees ${decadeDigits}`, decade],
  [`${decadeDigits}er(?:[- ]jahren?)?`, decade],
  [`(?:the )?${decadeDigits}s`, decade],
  [
    `(?:annees )(dix|vingt|trente)|(zehner|zwanziger|dreissiger)[- ]?jahren?|(twenties|thirties)`,
    (french, german, english) =>
      decade(String(1900 + (getOwn(decadeWords, french || german || english) ?? 0))),
  ],
  ['(\\d\\d)(?:e|eme|ieme) siecle', century],
  ['(\\d\\d)\\.? jahrhunderts?', century],
  ['(\\d\\d)th century', century],
  [`(?:entre|zwischen|between|de|von|from) ${year} (?:et|und|and|a|bis|to) ${year}`, yearRange],
  [`${year} ?(?:-|–|bis|a|to) ?${year}`, yearRange],
  [`(?:avant|vor|before) ${year}`, (until) => years(firstYear, Number(until) - 1)],
  [`(?:jusqu'en|jusqu'a|bis|until) ${year}`, (until) => years(firstYear, Number(until))],
  [`(?:apres|nach|after) ${year}`, (from) => years(Number(from) + 1, lastYear)],
  [`(?:depuis|des|ab|seit|since) ${year}`, (from) => years(Number(from), lastYear)],
  [
    `(?:de|von|aus|en|from|of|in)(?: l'annee| dem jahr)? ${year}`,
    (only) => years(Number(only), Number(only)),
  ],
];

function yearRange(from: string, until: string): Fact {
  return years(Number(from), Number(until));
}
