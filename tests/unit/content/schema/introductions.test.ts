import { expect, test } from 'vitest';
import { introductionsSchema } from '@/lib/content/schema/introductions';
import { faultsOf } from './faults-of';

const words = { fr: 'Texte' };

test('genres, countries and decades may have something at their head', () => {
  expect(introductionsSchema.parse({})).toEqual({});
  const said = {
    genre: { drama: words },
    country: { CH: words },
    decade: { 1890: words, 1920: words, 2020: words },
  };
  expect(introductionsSchema.parse(said)).toEqual(said);
});

test.each([
  [{ genre: { Drama: words } }, 'genre.Drama'],
  [{ genre: { drama: {} } }, 'genre.drama'],
  [{ country: { CHE: words } }, 'country.CHE'],
  [{ country: { xCH: words } }, 'country.xCH'],
  [{ country: { ch: words } }, 'country.ch'],
  [{ country: { CH: 'Texte' } }, 'country.CH'],
  [{ decade: { 1925: words } }, 'decade.1925'],
  [{ decade: { 1720: words } }, 'decade.1720'],
  [{ decade: { 19200: words } }, 'decade.19200'],
  [{ decade: { '1920s': words } }, 'decade.1920s'],
  [{ decade: { x1920: words } }, 'decade.x1920'],
  [{ decade: { '19x0': words } }, 'decade.19x0'],
  [{ person: {} }, ''],
])('%j is at fault', (said, field) => {
  expect(faultsOf(introductionsSchema, said).map((fault) => fault.split(':')[0])).toEqual([field]);
});

test('a name that is none is told how it is written', () => {
  const told = (said: object) =>
    introductionsSchema
      .safeParse(said)
      .error?.issues.map((issue) =>
        issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message) : issue.code,
      );
  expect(told({ country: { ch: words } })).toEqual([['an ISO 3166 code such as CH']]);
  expect(told({ decade: { 1925: words } })).toEqual([['a decade such as 1920']]);
});
