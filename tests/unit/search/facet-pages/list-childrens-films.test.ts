import { expect, test } from 'vitest';
import { listChildrensFilms } from '@/lib/search/facet-pages/list-childrens-films';

test('films for children are listed with those that can be watched first, then by age', () => {
  const films = listChildrensFilms('de', new Date('2026-11-22T12:00:00Z'));
  expect(films.map(({ slug, recommendedAge }) => [slug, recommendedAge])).toEqual([
    ['big-buck-bunny', 6],
    ['l-inventaire', 10],
    ['l-arroseur-arrose', 4],
    ['cendrillon', 6],
  ]);
});
