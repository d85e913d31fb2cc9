import { getOwn } from '@/lib/primitives/json';
import type { Fact, FactPattern } from './fact';

const decadeWords: Readonly<Record<string, number>> = {
  ...{ dix: 10, vingt: 20, trente: 30, zehner: 10, zwanziger: 20, dreissiger: 30 },
  ...{ twenties: 20, thirties: 30 },
};
const first = 1880;
const last = 2100;

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
const tens = '((?:18|19|20)?\\d0)';

/** Phrases for years, decades and centuries. */
export const yearPatterns: readonly FactPattern[] = [
  [`annees ${tens}`, decade],
  [`${tens}er(?:[- ]jahren?)?`, decade],
  [`(?:the )?${tens}s`, decade],
  [
    `(?:annees )(dix|vingt|trente)|(zehner|zwanziger|dreissiger)[- ]?jahren?|(twenties|thirties)`,
    (french, german, english) =>
      decade(String(1900 + (getOwn(decadeWords, french || german || english) ?? 0))),
  ],
  ['(\\d\\d)(?:e|eme|ieme) siecle', century],
  ['(\\d\\d)\\.? jahrhunderts?', century],
  ['(\\d\\d)th century', century],
  [`(?:entre|zwischen|between|de|von|from) ${year} (?:et|und|and|a|bis|to) ${year}`, range],
  [`${year} ?(?:-|–|bis|a|to) ?${year}`, range],
  [`(?:avant|vor|before) ${year}`, (until) => years(first, Number(until) - 1)],
  [`(?:jusqu'en|jusqu'a|bis|until) ${year}`, (until) => years(first, Number(until))],
  [`(?:apres|nach|after) ${year}`, (from) => years(Number(from) + 1, last)],
  [`(?:depuis|des|ab|seit|since) ${year}`, (from) => years(Number(from), last)],
  [
    `(?:de|von|aus|en|from|of|in)(?: l'annee| dem jahr)? ${year}`,
    (only) => years(Number(only), Number(only)),
  ],
];

function range(from: string, until: string): Fact {
  return years(Number(from), Number(until));
}
