import { expect, test } from 'vitest';
import { chooseEditions, sight } from '@/lib/posters/choose-editions';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { posterLook } from '@/lib/posters/poster-look';

const film = (slug: string, wish: Partial<PosterFacts> = {}): PosterFacts => ({
  ...{ slug, title: slug, year: 1922, directors: [], countries: [], genres: ['horror'] },
  ...wish,
});

const shelf = ['a', 'b', 'c', 'd'].map((slug) => film(slug));

function looksOf(films: PosterFacts[], shelves: string[][]) {
  const editions = chooseEditions(films, shelves);
  return films.map((each) => posterLook({ ...each, edition: editions.get(each.slug) }));
}

const slugs = (films: PosterFacts[]) => films.map(({ slug }) => slug);

test('four films of one genre on one shelf show four things', () => {
  const motifs = looksOf(shelf, [slugs(shelf)]).map(({ motif }) => motif);
  expect(new Set(motifs).size).toBe(4);
  const alone = looksOf(shelf, []).map(({ motif }) => motif);
  expect(new Set(alone).size).toBeLessThan(4);
});

test('films for which an editor wants the same motif get it in other inks', () => {
  const films = ['a', 'b', 'c'].map((slug) => film(slug, { motif: 'bell' }));
  const looks = looksOf(films, [slugs(films)]);
  expect(new Set(looks.map(({ motif }) => motif)).size).toBe(1);
  expect(new Set(looks.map(({ inks }) => `${inks.ground} ${inks.form}`)).size).toBe(3);
});

test('a film that meets nobody like it keeps its first poster', () => {
  const others = Array.from({ length: sight }, (_, index) =>
    film(`other-${index}`, { genres: ['drama'] }),
  );
  const films = [film('a'), ...others, film('a-again')];
  expect(chooseEditions(films, [slugs(films)]).get('a')).toBe(0);
  expect(chooseEditions(films, []).get('a-again')).toBe(0);
});

test('the same films on the same shelves are always told apart in the same way', () => {
  const first = chooseEditions(shelf, [slugs(shelf)]);
  expect(chooseEditions([...shelf], [slugs(shelf)])).toEqual(first);
});
