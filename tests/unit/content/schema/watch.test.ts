import { expect, test } from 'vitest';
import { watchSchema } from '@/lib/content/schema/watch';

const place = { name: 'LaCinetek', address: 'https://cinetek.example/a', kind: 'stream' };
const fault = (...places: object[]) => {
  const { error } = watchSchema.safeParse(places);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test('a place owes its name, its address and its kind', () => {
  expect(watchSchema.parse([place])).toEqual([{ ...place, languages: [], countries: [] }]);
  const told = { ...place, languages: ['fr', 'de'], countries: ['CH'] };
  expect(watchSchema.parse([told])).toEqual([told]);
});

test.each([
  ['plain http', { address: 'http://cinetek.example/a' }, '0.address: an address that begins'],
  ['a script', { address: 'javascript:alert(1)' }, '0.address: an address that begins'],
  ['almost https', { address: 'httpss://a.example/' }, '0.address: an address that begins'],
  ['something before it', { address: 'xhttps://a.example/' }, '0.address: an address that begins'],
  ['a path', { address: '/movie/a' }, '0.address: an address that begins'],
  ['a kind nobody knows', { kind: 'torrent' }, '0.kind: one of stream, rent, buy, cinema, archive'],
  ['no name', { name: ' ' }, '0.name: the name of the place'],
  ['a language in words', { languages: ['allemand'] }, '0.languages.0: a BCP 47 language'],
  ['a country of three letters', { countries: ['CHE'] }, '0.countries.0: an ISO 3166 code'],
  ['a sign before a country', { countries: ['-CH'] }, '0.countries.0: an ISO 3166 code'],
  ['a country in small letters', { countries: ['ch'] }, '0.countries.0: an ISO 3166 code'],
  ['a field nobody reads', { price: 4 }, '0: Unrecognized key: "price"'],
  ['a country in words', { countries: ['Suisse'] }, '0.countries.0: an ISO 3166 code'],
])('%s is a fault that says what was expected', (_, wrong, expected) => {
  expect(fault({ ...place, ...wrong })).toEqual([expect.stringContaining(expected)]);
});

test('an address that is named twice is a fault', () => {
  expect(fault(place, { ...place, address: 'https://b.example/' })).toBeUndefined();
  expect(fault(place, { ...place, kind: 'rent' })).toEqual([
    '1.address: an address that is not named twice',
  ]);
});
