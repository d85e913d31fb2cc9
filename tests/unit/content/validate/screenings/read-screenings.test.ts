import { expect, it } from 'vitest';
import type { Fault } from '@/lib/content/validate/fault';
import { readScreenings } from '@/lib/content/validate/screenings/read-screenings';
import { aFolder } from './a-folder';

const { at, write, say } = aFolder();

function read() {
  const faults: Fault[] = [];
  const screenings = readScreenings(at('.'), faults);
  return { screenings, faults, said: say(faults) };
}
const one = '{ film: a, venue: b, start: 2026-12-04 20:30 }';

it('reads every file and every table of the folder', () => {
  write('2026-12.yaml', `screenings:\n  - ${one}\n`);
  write('2027-01.CSV', 'film,venue,start\nc,d,2027-01-04 20:30\n');
  const { screenings, faults } = read();
  expect(faults).toEqual([]);
  expect(screenings.map(({ value }) => value.film)).toEqual(['a', 'c']);
  expect(screenings[0]).toMatchObject({
    path: at('2026-12.yaml'),
    value: { film: 'a', venue: 'b', start: '2026-12-04 20:30', subtitles: [] },
  });
  expect(screenings[0]?.at('venue')).toEqual({
    ...{ path: at('2026-12.yaml'), field: 'screenings.0.venue' },
  });
});

it('reads beside one with a fault the others, each at its place', () => {
  write('a.yaml', `screenings:\n  - ${one}\n  - { film: a }\n  - ${one}\n`);
  const { screenings, faults } = read();
  expect(screenings.map((found) => found.at('film').field)).toEqual([
    'screenings.0.film',
    'screenings.2.film',
  ]);
  expect(faults.map(({ field }) => field)).toEqual(['screenings.1.venue', 'screenings.1.start']);
});

it.each(['', 'screenings:\n', 'screenings: none\n', 'screenings: [\n', '- a\n'])(
  'finds no screening in a file with %j',
  (text) => {
    write('a.yaml', text);
    expect(read().screenings).toEqual([]);
  },
);

it.each(['December 2026.yaml', 'a.yml', 'a.csv.txt', 'xcsv', 'A.yaml'])(
  'says how a file is named that is called %s',
  (name) => {
    write(name, `screenings:\n  - ${one}\n`);
    expect(read().faults).toEqual([
      {
        ...{ path: at(name), field: 'the name' },
        expected: 'a slug and .yaml, or a table and .csv, such as 2026-12.csv',
      },
    ]);
  },
);

it('finds nothing where there is no folder', () => {
  const faults: Fault[] = [];
  expect(readScreenings(at('none'), faults)).toEqual([]);
  expect(faults).toEqual([]);
});
