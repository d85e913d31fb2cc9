import { describe, expect, test } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { screeningChanges, toScreeningColumns } from '@/lib/films/search/screening-columns';
import { cinemas, screening } from '../screenings/small-cinemas';

const site = { timeZone: 'Europe/Zurich' } as Library['site'];
const numbers = new Map([
  ['nerven', 0],
  ['faust', 1],
]);
const columnsOf = (screenings: Parameters<typeof cinemas>[0]) =>
  toScreeningColumns({ ...cinemas(screenings), site }, numbers);
const early = '2026-12-04T20:30+01:00';
const late = '2026-12-05T20:30+01:00';

describe('screenings', () => {
  const columns = columnsOf({
    nerven: [screening('licht', late), screening('bio', '2020-01-01T20:00+01:00')],
    faust: [
      screening('forum', '2026-12-04T20:30-05:00'),
      screening('bio', early, { state: 'sold-out' }),
      screening('bio', '2026-12-01T20:30+01:00', { state: 'cancelled' }),
    ],
    unknown: [screening('bio', early)],
  });

  test('stand one after the other, those that take place of films of the house', () => {
    expect([...columns.films]).toEqual([0, 1, 1, 0]);
    expect([...columns.venues]).toEqual([0, 0, 1, 2]);
    expect([...columns.starts]).toEqual([
      Date.parse('2020-01-01T20:00+01:00'),
      Date.parse(early),
      Date.parse('2026-12-04T20:30-05:00'),
      Date.parse(late),
    ]);
    expect(columns.timeZone).toBe('Europe/Zurich');
  });

  test('lend their places by every word of their names and towns, sorted, each once', () => {
    expect(columns.words).toEqual([
      ['bern', [2]],
      ['berne', [2]],
      ['bio', [0]],
      ['cinema', [0]],
      ['film', [1]],
      ['forum', [1]],
      ['geneve', [0]],
      ['genf', [0]],
      ['lichtsaal', [2]],
      ['lumiere', [2]],
      ['new', [1]],
      ['salle', [2]],
      ['york', [1]],
    ]);
  });
});

test('a word that several places have leads to all of them, and to each once', () => {
  const venues = {
    a: { name: 'Kino Bern', town: 'Bern' },
    b: { name: 'Rex', town: { fr: 'Berne', de: 'Bern' } },
  };
  const { screenings } = cinemas({ faust: [{ ...screening('bio', early), venue: 'a' }] });
  expect(toScreeningColumns({ venues, screenings, site }, numbers).words).toEqual([
    ['bern', [0, 1]],
    ['berne', [1]],
    ['kino', [0]],
    ['rex', [1]],
  ]);
});

test('where nothing takes place no place is known', () => {
  expect(columnsOf({ faust: [screening('bio', early, { state: 'cancelled' })] })).toEqual({
    ...{ films: new Uint32Array(), starts: new Float64Array(), venues: new Uint16Array() },
    ...{ words: [], timeZone: 'Europe/Zurich' },
  });
});

test('a search answers otherwise once a screening is over, and on each morning of the week before it', () => {
  const changes = screeningChanges(
    columnsOf({ faust: [screening('bio', early), screening('bio', late)] }),
  );
  expect(changes.map((at) => new Date(at).toISOString().slice(5, 16)).toSorted()).toEqual([
    ...['11-27T23:00', '11-28T23:00', '11-29T23:00', '11-30T23:00', '12-01T23:00', '12-02T23:00'],
    ...['12-03T23:00', '12-04T19:45', '12-04T23:00', '12-05T19:45'],
  ]);
});
