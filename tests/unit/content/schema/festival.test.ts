import { expect, test } from 'vitest';
import { festivalSchema } from '@/lib/content/schema/festival';
import { faultsOf } from './faults-of';

test.each([
  { festival: 'Locarno' },
  { award: { fr: 'Prix', de: 'Preis' } },
  { festival: 'Locarno', year: 1946, section: 'Concorso', award: 'Pardo' },
])('%j is a festival, or an award', (festival) => {
  expect(festivalSchema.parse(festival)).toEqual(festival);
});

test.each([
  [{ year: 1946, section: 'Concorso' }, ': a festival, an award, or both'],
  [{ festival: 'Locarno', year: 1946.5 }, 'year: Invalid input: expected int, received number'],
  [{ festival: 'Locarno', town: 'Locarno' }, ': Unrecognized key: "town"'],
])('%j is said to be wrong, and how it should be', (festival, fault) => {
  expect(faultsOf(festivalSchema, festival)).toEqual([fault]);
});
