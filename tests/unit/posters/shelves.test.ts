import { expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { shelvesOf } from '@/lib/posters/shelves';

const library = loadLibrary('tests/house');
const shelves = shelvesOf(library);

test('the catalogue is a shelf in each language, all films from the oldest on', () => {
  for (const shelf of shelves.slice(0, 2)) {
    const years = shelf.map((slug) => library.films.get(slug)?.year ?? 0);
    expect(shelf.length).toBe(library.films.size);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  }
});

test('so are the films that came last, and every collection in its order', () => {
  const [newest = [], ...collections] = shelves.slice(2);
  const days = newest.map((slug) => library.films.get(slug)?.added ?? '');
  expect(days).toEqual(days.toSorted().reverse());
  expect(collections).toEqual(
    [...library.collections.values()].map(({ films }) => films.map(({ film }) => film)),
  );
});
