import { expect, test } from 'vitest';
import { getFilm } from '@/lib/films/get-film';
import { listFilms } from '@/lib/films/list-films';
import { locales } from '@/lib/i18n/locales';
import { filmAddress } from '@/lib/structured-data/film-address';
import { toMovie } from '@/lib/structured-data/movie';
import { shownVideo } from '@/lib/structured-data/shown-video';
import { videoObject } from '@/lib/structured-data/video-object';
import { faultsOf, unsaidOf } from './faults-of';

const film = (slug: string) => {
  const found = getFilm(slug, 'de');
  if (!found) throw new Error(`the tests' house has no ${slug}`);
  return found;
};
const now = new Date('2026-11-22T12:00:00Z');

test('a film of which everything is known says all that Google wants to know', () => {
  const movie = toMovie(film('l-inventaire'), 'de', now);
  expect(faultsOf([movie])).toEqual([]);
  expect(unsaidOf([movie]).filter((field) => field !== 'Movie.inLanguage')).toEqual([]);
  expect(movie).toMatchObject({
    name: 'Das Inventar',
    alternateName: 'L’Inventaire',
    url: 'https://bobine.example/de/movie/l-inventaire',
    image: expect.stringMatching(/^https:\/\/bobine\.example\/og\/de\/l-inventaire\.(?:png|jpg)$/),
    director: [{ '@type': 'Person', name: 'Odette Exemple' }],
    ...{ dateCreated: '1928', duration: 'PT6S', contentRating: 'CH 6' },
    countryOfOrigin: [{ name: 'Schweiz' }, { name: 'Frankreich' }],
    subtitleLanguage: expect.arrayContaining(['fr', 'de']),
    sameAs: expect.arrayContaining(['https://inventaire.example/']),
  });
  // Nobody speaks in it, and that is no language.
  expect(movie).not.toHaveProperty('inLanguage');
});

test('of a film of which little is known nothing is invented', () => {
  const unknown = { directors: [], cast: [], countries: [], genres: [], runtime: undefined };
  const movie = toMovie({ ...film('nerven'), ...unknown }, 'de', now);
  expect(faultsOf([movie])).toEqual([]);
  for (const field of ['director', 'actor', 'genre', 'duration', 'countryOfOrigin'])
    expect(movie).not.toHaveProperty(field);
});

test('every film of the house is told of without a fault, in both languages', () => {
  for (const locale of locales)
    for (const each of listFilms(locale)) {
      const video = shownVideo(each, locale, now);
      const things = [
        toMovie(each, locale, now),
        ...(video ? [videoObject(video, filmAddress(each.slug, locale), locale)] : []),
      ];
      expect(faultsOf(things), each.slug).toEqual([]);
    }
});

test('the trailer of a film that cannot be watched here is its trailer, and is none where the film runs', () => {
  const whole = film('l-inventaire');
  expect(toMovie(whole, 'de', now)).not.toHaveProperty('trailer');
  const movie = toMovie({ ...whole, vod: undefined }, 'de', now);
  expect(faultsOf([movie])).toEqual([]);
  expect(movie).toMatchObject({
    trailer: { embedUrl: 'https://player.vimeo.com/video/76979871?dnt=1' },
  });
});
