import type { Reading } from './reading';

const on = '(?:en |sur |auf |als |on )?';
const dvd = 'dvds?';
const bluRay = 'blu[- ]?rays?(?:[- ](?:discs?|disque))?';
const or = '(?: ?(?:et|ou|und|oder|and|or|&|/) ?)';

/** Phrases for the shop and its discs. */
export const soldReadings: readonly Reading[] = [
  [`${on}(?:${dvd}${or}${on}${bluRay}|${bluRay}${or}${on}${dvd})`, () => ({ kind: 'disc' })],
  [on + bluRay, () => ({ kind: 'disc', disc: 'blu-ray' })],
  [on + dvd, () => ({ kind: 'disc', disc: 'dvd' })],
  [
    '(?:a|dans|de) la boutique|en boutique|(?:im|aus dem|in the) (?:online-?)?shop|en vente|a acheter|zu (?:ver)?kaufen|to buy|for sale',
    () => ({ kind: 'shop' }),
  ],
  // Only as the whole text: next to other words these may be part of a title.
  [
    '(?<=^ *)(?:(?:la )?boutique|(?:online-?)?shop|acheter|kaufen|buy)(?= *$)',
    () => ({ kind: 'shop' }),
  ],
];
