import { expect, test, vi } from 'vitest';
import { getPersonPage } from '@/lib/catalog/people/get-person-page';
import { smallHouse } from '../../search/engine/small-house';

const { library } = smallHouse({
  faust: { directors: ['F. W. Murnau'], year: 1926 },
  nosferatu: {
    directors: ['Friedrich Wilhelm Murnau'],
    ...{ year: 1922, cast: [{ name: 'Max Schreck' }] },
  },
  nerven: { directors: ['Robert Reinert'] },
});
const names = { born: 1888, died: 1931, aliases: ['F. W. Murnau'] };
const house = { ...library, people: { 'Friedrich Wilhelm Murnau': names } };
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => house }));

test('a page is of a person and not of a name: films that credit another name are theirs', () => {
  const page = getPersonPage('friedrich-wilhelm-murnau', 'fr');
  expect(page?.person).toEqual({
    ...{ slug: 'friedrich-wilhelm-murnau', name: 'Friedrich Wilhelm Murnau' },
    ...names,
  });
  expect(page?.films.map(({ slug }) => slug)).toEqual(['nosferatu', 'faust']);
  expect(getPersonPage('f-w-murnau', 'fr')).toBeUndefined();
});

test('of whom the house says nothing there are the films', () => {
  const page = getPersonPage('max-schreck', 'de');
  expect(page?.person).toMatchObject({ name: 'Max Schreck', born: undefined });
  expect(page?.works[0]?.craft).toEqual({ as: 'actor' });
});
