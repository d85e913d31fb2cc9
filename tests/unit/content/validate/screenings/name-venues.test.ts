import { expect, it } from 'vitest';
import type { LocalName } from '@/lib/content/schema/translations';
import { nameVenues } from '@/lib/content/validate/screenings/find-named';

const geneva = { fr: 'Genève', de: 'Genf' };
const venues = {
  bio: { name: { fr: 'Cinéma Bio', de: 'Kino Bio' }, town: geneva },
  'rex-bern': { name: 'Rex', town: 'Bern' },
  'rex-thun': { name: 'Rex', town: 'Thun' },
  'gold-1': { name: 'Gold', town: 'Bern' },
  'gold-2': { name: 'Gold', town: 'Bern' },
};
const find = nameVenues(venues, 'house/venues.yaml');

it.each<[string, LocalName | undefined, keyof typeof venues]>([
  ['bio', undefined, 'bio'],
  ['bio', 'Lausanne', 'bio'],
  ['cinema bio', undefined, 'bio'],
  ['Kino Bio', 'Genève', 'bio'],
  ['Kino Bio', { de: 'Genf' }, 'bio'],
  ['Rex', 'bern', 'rex-bern'],
  ['REX', 'Thun', 'rex-thun'],
])('finds %s in %j', (name, town, key) => {
  expect(find(name, town)).toEqual({ key, venue: venues[key] });
});

it.each<[string, LocalName, string, LocalName]>([
  ['Kellerkino', 'Basel', 'kellerkino-basel', 'Basel'],
  ['Kellerkino', { fr: 'Bâle', de: 'Basel' }, 'kellerkino-bale', { fr: 'Bâle', de: 'Basel' }],
  // Called so in every language, as in the list.
  ['Kellerkino', 'Genf', 'kellerkino-genf', geneva],
  ['Rex', 'Biel', 'rex-biel', 'Biel'],
  ['!', '?', 'cinema', '?'],
  ['constructor', 'Bern', 'constructor-bern', 'Bern'],
])('takes %s in %j for a venue of its own', (name, town, key, known) => {
  expect(find(name, town)).toEqual({ key, venue: { name, town: known } });
});

it('asks which of several is meant', () => {
  const text = 'a venue by its slug, or with its town: several are called so, {slugs}';
  expect(find('Rex', undefined)).toEqual({
    expected: { text, values: { slugs: 'rex-bern, rex-thun' } },
  });
  expect(find('Gold', 'Bern')).toEqual({ expected: { text, values: { slugs: 'gold-1, gold-2' } } });
});

it('says where a venue would stand, and the one that was probably meant', () => {
  const text = 'a venue that stands in {home}, or its town beside it';
  const expected = { text, values: { home: 'house/venues.yaml' } };
  expect(find('rex-berm', undefined)).toEqual({ expected, near: 'rex-bern' });
  expect(find('Kino Bip', undefined)).toEqual({ expected, near: 'Kino Bio' });
  expect(find('Zzzzzz', undefined)).toEqual({ expected });
});
