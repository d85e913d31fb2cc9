import { describe, expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { compareNeighbours, twinLimit } from '@/lib/posters/compare-neighbours';
import { chooseEditions } from '@/lib/posters/editions';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { posterLook } from '@/lib/posters/poster-look';

describe('chooseEditions', () => {
  const film = (slug: string, facts: Partial<PosterFacts> = {}): PosterFacts => ({
    ...{ slug, title: slug, year: 1922, directors: [], countries: [], genres: ['horror'] },
    ...facts,
  });
  const slugsOf = (films: PosterFacts[]) => films.map(({ slug }) => slug);
  function looksOf(films: PosterFacts[], rows = [slugsOf(films)]) {
    const editions = chooseEditions(films, rows);
    return films.map((each) => posterLook({ ...each, edition: editions.get(each.slug) }));
  }

  test('four films of one genre in a row show four motifs', () => {
    const films = ['a', 'b', 'c', 'd'].map((slug) => film(slug));
    expect(new Set(looksOf(films).map(({ motif }) => motif)).size).toBe(4);
    expect(new Set(looksOf(films, []).map(({ motif }) => motif)).size).toBeLessThan(4);
  });

  test('neighbours with the same motif from their editor get different inks', () => {
    const looks = looksOf(['a', 'b', 'c'].map((slug) => film(slug, { motif: 'bell' })));
    expect(new Set(looks.map(({ motif }) => motif)).size).toBe(1);
    expect(new Set(looks.map(({ inks }) => `${inks.ground} ${inks.form}`)).size).toBe(3);
  });
});

test('the similarity of posters is below the limit for all neighbours of the site', async () => {
  const library = loadLibrary('tests/site');
  const pairs = await compareNeighbours(library);
  expect(pairs.length).toBeGreaterThan(library.films.size);
  expect(pairs.filter((pair) => pair.likeness >= twinLimit)).toEqual([]);
});
