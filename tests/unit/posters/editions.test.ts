import { describe, expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import {
  compareNeighbours,
  pictureSimilarity,
  rasteriseSmall,
  twinLimit,
} from '@/lib/posters/compare-neighbours';
import { drawPoster } from '@/lib/posters/draw-poster';
import { chooseEditions, neighbourDistance } from '@/lib/posters/editions';
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

  test('a film without a similar neighbour keeps its first edition', () => {
    const others = Array.from({ length: neighbourDistance }, (_, index) =>
      film(`other-${index}`, { genres: ['drama'] }),
    );
    const films = [film('a'), ...others, film('a-again')];
    expect(chooseEditions(films, [slugsOf(films)]).get('a')).toBe(0);
    expect(chooseEditions(films, []).get('a-again')).toBe(0);
  });
});

describe('the similarity of posters', () => {
  const flat = (ground: string, drawn: string) =>
    rasteriseSmall(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><path fill="${ground}" d="M0 0h600v900H0z"/>${drawn}</svg>`,
    );
  const left = '<path fill="#111111" d="M60 100h200v500H60z"/>';
  const right = '<path fill="#111111" d="M340 100h200v500H340z"/>';
  const low = '<circle cx="300" cy="700" r="180" fill="#111111"/>';

  test('is 1 for the same picture, high for its mirror image, lower on another ground', async () => {
    const picture = await flat('#ffffff', left);
    expect(pictureSimilarity(picture, picture)).toBeCloseTo(1);
    expect(pictureSimilarity(picture, await flat('#ffffff', right))).toBeGreaterThan(0.9);
    expect(pictureSimilarity(picture, await flat('#f04020', left))).toBeLessThan(0.75);
    expect(pictureSimilarity(picture, await flat('#ffffff', low))).toBeLessThan(0.2);
  });

  test('is below the limit for all neighbours of the site', async () => {
    const library = loadLibrary('tests/site');
    const pairs = await compareNeighbours(library);
    expect(pairs.length).toBeGreaterThan(library.films.size);
    expect(pairs.filter((pair) => pair.likeness >= twinLimit)).toEqual([]);
  });

  test('is above the limit for two films that differ by one letter', async () => {
    const facts = { slug: 'nerven', year: 1919, directors: [], genres: ['drama'], countries: [] };
    const [one, other] = await Promise.all(
      ['Nerven', 'Nerve'].map((title) =>
        rasteriseSmall(drawPoster({ ...facts, title }, 'portrait')),
      ),
    );
    expect(one && other && pictureSimilarity(one, other)).toBeGreaterThanOrEqual(twinLimit);
  });
});
