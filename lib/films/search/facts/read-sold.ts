import type { Reading } from './reading';

const on = '(?:en |sur |auf |als |on )?';
const dvd = 'dvds?';
const bluRay = 'blu[- ]?rays?(?:[- ](?:discs?|disque))?';
const or = '(?: ?(?:et|ou|und|oder|and|or|&|/) ?)';

/** What the shop has of a film, as visitors say it. */
export const soldReadings: readonly Reading[] = [
  [`${on}(?:${dvd}${or}${on}${bluRay}|${bluRay}${or}${on}${dvd})`, () => ({ kind: 'disc' })],
  [on + bluRay, () => ({ kind: 'disc', disc: 'blu-ray' })],
  [on + dvd, () => ({ kind: 'disc', disc: 'dvd' })],
  [
    '(?:(?:a|dans|de) la )?boutique|(?:(?:im|aus dem|in the) )?(?:online-?)?shop|en vente|a acheter|acheter|zu kaufen|kaufen|zu verkaufen|to buy|buy|for sale',
    () => ({ kind: 'shop' }),
  ],
];
