import { expect, test } from 'vitest';
import { programmeSchema } from '@/lib/content/schema/programme';
import { faultsOf } from './faults-of';

const on = (entry: object) => ({ '2026-12-04': { film: 'a-film', ...entry } });

test.each([{}, { text: { fr: 'Texte' } }, { still: 1 }, { focus: 0 }, { focus: 100 }])(
  'a day has a film, and may have %j',
  (entry) => {
    expect(programmeSchema.parse(on(entry))).toEqual(on(entry));
  },
);

test.each([
  [{ film: 'A Film' }, 'film'],
  [{ text: 'Texte' }, 'text'],
  [{ still: 0 }, 'still'],
  [{ still: 1.5 }, 'still'],
  [{ focus: -1 }, 'focus'],
  [{ focus: 101 }, 'focus'],
])('a day with %j is at fault', (entry, field) => {
  const faults = faultsOf(programmeSchema, on(entry));
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([`2026-12-04.${field}`]);
});

test('a day has nothing beside', () => {
  expect(faultsOf(programmeSchema, on({ time: '20:30' }))).toEqual([
    '2026-12-04: Unrecognized key: "time"',
  ]);
});
