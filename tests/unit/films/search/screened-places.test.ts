import { expect, test } from 'vitest';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { buildIndex } from '@/lib/films/search/build-index';
import { findFilms } from '@/lib/films/search/find-films';
import { openIndex } from '@/lib/films/search/get-search-index';
import { cinemas, screening } from '../screenings/small-cinemas';
import { smallHouse } from './small-house';

const { library } = smallHouse({
  shown: { title: 'Nerven' },
  titled: { title: 'Eine Nacht in Genf' },
  directed: { title: 'Orlac', directors: ['Paul Genf'] },
  parts: { title: 'Licht im Saal' },
  tonight: { title: 'Tonight and Never' },
});
const index = openIndex(
  buildIndex({
    ...library,
    site: { ...library.site, timeZone: 'Europe/Zurich' },
    ...cinemas({
      shown: [
        screening('bio', '2026-11-04T20:30+01:00'),
        screening('bio', '2026-12-04T20:30+01:00'),
      ],
      titled: [screening('bio', '2026-12-05T20:30+01:00')],
      directed: [screening('licht', '2026-12-06T20:30+01:00')],
    }),
  }),
);
const find = (q: string, now = '2026-12-04T14:00:00Z') =>
  findFilms(index, parseQuery({ q }), { locale: 'fr', now: new Date(now) });

test('where a film is shown takes nothing from its title', () => {
  expect(find('Genf').slugs).toEqual(['titled', 'directed', 'shown']);
});

test('the screening at a place is the next one, not the first there was', () => {
  const { slugs, screenings } = find('Genf');
  expect(screenings[slugs.indexOf('shown')]).toBe(1);
  expect(screenings[slugs.indexOf('directed')]).toBeUndefined();
});

test('a place of one word is not made of names', () => {
  expect(find('Lichtsaal').slugs).toEqual(['directed']);
});

test('a time to go there is a word like others once nothing is shown any more', () => {
  expect(find('tonight').slugs).toEqual(['shown']);
  expect(find('tonight', '2027-01-01T00:00:00Z').slugs).toEqual(['tonight']);
});
