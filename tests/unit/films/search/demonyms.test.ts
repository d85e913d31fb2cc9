import { expect, test } from 'vitest';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { findFilms } from '@/lib/films/search/find-films';
import { smallHouse } from './small-house';

const asked = {
  ...{ autrichien: ['AT'], belge: ['BE'], schweizerisch: ['CH'], chinois: ['CN'] },
  ...{ tchécoslovaque: ['CZ'], allemand: ['DE'], danois: ['DK'], espagnol: ['ES'] },
  ...{ finlandais: ['FI'], französisch: ['FR'], anglais: ['GB'], hongrois: ['HU'] },
  ...{ indisch: ['IN'], italienisch: ['IT'], japonais: ['JP'], hollandais: ['NL'] },
  ...{ norvégien: ['NO'], polonais: ['PL'], portugais: ['PT'], suédois: ['SE'] },
  ...{ russe: ['RU', 'SU'], sowjetisch: ['SU'], hollywood: ['US'] },
};
const codes = [...new Set(Object.values(asked).flat())];
const { index } = smallHouse(
  Object.fromEntries(
    codes.map((code, at) => [
      `film-${code.toLowerCase()}`,
      { title: `Nr. ${at}`, countries: [code] },
    ]),
  ),
);

test.each(Object.entries(asked))('“%s” finds the films of %j, and no other', (q, countries) => {
  const now = new Date('2026-11-21T12:00:00Z');
  const { slugs, closeness } = findFilms(index, parseQuery({ q }), { locale: 'fr', now });
  expect(slugs.toSorted()).toEqual(countries.map((code) => `film-${code.toLowerCase()}`));
  expect(closeness, 'not by a country’s name that is nearly the word').toBe('all');
});
