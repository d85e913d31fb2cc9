import { describe, expect, test } from 'vitest';
import { listCollections } from '@/lib/collections/list-collections';
import { getFilm } from '@/lib/films/get-film';
import { listFilms } from '@/lib/films/list-films';
import { isWatchable } from '@/lib/films/offer';
import { choosePages } from '@/tools/looks/choose-pages';

const now = new Date('2026-11-22T12:00:00Z');
const films = listFilms('fr');
const others = { vod: '/vod', news: '/actualites' };
const pages = choosePages({ films, collections: listCollections('fr'), others }, now);
const filmAt = (name: string) => getFilm(pages[name]?.replace('/movie/', '') ?? '', 'fr');

describe('the pages that are looked at', () => {

  test('have films that are what their names say', () => {
    const [own, embedded] = [filmAt('film-own'), filmAt('film-embedded')];
    for (const film of [own, embedded]) expect(film && isWatchable(film, now)).toBe(true);
    expect(own?.media.film?.sources[0]?.provider).toBe('html5');
    expect(embedded?.media.film?.sources[0]?.provider).not.toBe('html5');
    expect(filmAt('film-not-playable')?.media).not.toHaveProperty('film.sources');
    const sparse = filmAt('film-sparse');
    expect(sparse?.cast).toEqual([]);
    expect(sparse?.stills).toEqual([]);
  });

  test('are fewer in a house that has less', () => {
    const bare = choosePages({ films: [], collections: [], others: {} }, now);
    expect(Object.values(bare)).toEqual([
      '/',
      '/catalogue',
      '/catalogue?view=timeline',
      '/no-such-page',
    ]);
  });
});
