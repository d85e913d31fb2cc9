import { expect, test, vi } from 'vitest';
import { openRelated, relateAll } from '@/lib/catalog/films/find-related';
import { listFilms } from '@/lib/catalog/films/get-film';
import { offerSpan } from '@/lib/catalog/films/offer';
import { listOffered } from '@/lib/catalog/films/overview';
import { createSimilaritySearch } from '@/lib/catalog/films/similarity';
import { loadLibrary } from '@/lib/content/validate/load-library';

const house = loadLibrary('tests/house');
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => house }));

const slugs = (films: { slug: string }[]) => films.map(({ slug }) => slug);

test('the films that are offered are those of all films that have an offer', () => {
  const all = listFilms('fr').filter((film) => offerSpan(film));
  expect(slugs(listOffered('fr'))).toEqual(slugs(all));
  expect(all.length).toBeGreaterThan(0);
});

test('what the build puts down of related films is what is found among all', () => {
  const find = openRelated(relateAll(house));
  const films = listFilms('fr');
  const findKin = createSimilaritySearch(films);
  for (const film of films)
    expect(find(film.slug), film.slug).toEqual(
      findKin(film, 6).map((number) => films[number]?.slug),
    );
  expect(find('nobody')).toEqual([]);
});
