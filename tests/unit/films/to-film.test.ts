import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { toFilm, toMedia } from '@/lib/films/to-film';
import type { Locale } from '@/lib/i18n/locales';
import { filmFixture } from './film-fixture';

const raw = filmSchema.parse({
  title: { original: { text: 'Nerven', lang: 'de' } },
  year: 1919,
  directors: ['Robert Reinert'],
  genres: ['drama'],
  synopsis: { de: 'Ein Film' },
  vod: { ads: true, until: '2026-12-01T00:00:00+01:00' },
  editorNote: 'rights to be checked',
});
const library = {
  articles: new Map(),
  screenings: new Map(),
  venues: {},
  people: { 'Robert Reinert': { born: 1872, died: 1928 } },
  genres: { drama: { fr: 'Drame', de: 'Drama' } },
};
const french = toFilm('nerven', raw, 'fr', library);

test('a title without translation is the original one, named in its language', () => {
  expect(french.title).toEqual({ text: 'Nerven', lang: 'de', translated: false });
});

test('a title that reads like the original is in the language of the original', () => {
  const shared = { ...raw, title: { ...raw.title, fr: 'Nerven' } };
  expect(toFilm('nerven', shared, 'fr', library).title).toMatchObject({
    text: 'Nerven',
    lang: 'de',
  });
});

test('a film known under its original title needs no other', () => {
  const title = { original: { text: 'Nerven', lang: 'de' }, fr: null };
  const raw = filmSchema.parse({ title, year: 1919 });
  expect(toFilm('nerven', raw, 'fr', library).title).toMatchObject({ text: 'Nerven', lang: 'de' });
});

test('the original title is no missing translation in its own language', () => {
  expect(toFilm('nerven', raw, 'de', library).title.translated).toBe(true);
});

test('words that are missing in one language come in the other and say so', () => {
  expect(french.synopsis).toEqual({ text: 'Ein Film', lang: 'de', translated: false });
});

test('people carry the years of the register and a slug for their address', () => {
  expect(french.directors).toEqual([
    { slug: 'robert-reinert', name: 'Robert Reinert', born: 1872, died: 1928 },
  ]);
});

test('genres speak the language of the visitor', () => {
  expect(french.genres).toEqual([{ slug: 'drama', name: 'Drame' }]);
});

test('the end of an offer is a moment, not a text', () => {
  expect(french.vod?.until?.toISOString()).toBe('2026-11-30T23:00:00.000Z');
});

test('what editors note for themselves never reaches a page', () => {
  expect(JSON.stringify(french)).not.toContain('rights to be checked');
});

test('what runs has the title it has in the visitor’s language, and else none of its own', () => {
  const sources = [{ provider: 'youtube', src: 'abc' }];
  const own = { type: 'video', title: { de: 'Fassung' }, sources };
  const told = filmSchema.parse({ ...raw, media: { film: own } });
  const titleIn = (locale: Locale) => toFilm('nerven', told, locale, library).media.film?.title;
  expect([titleIn('de'), titleIn('fr')]).toEqual(['Fassung', undefined]);
});

test('a role and a work are called what the visitor calls them, or the same for everybody', () => {
  const told = filmSchema.parse({
    ...raw,
    cast: [
      { name: 'Erna Morena', role: { fr: 'La dame', de: 'Die Dame' } },
      { name: 'Eduard von Winterstein', role: 'Roloff' },
    ],
    basedOn: [
      { author: 'Émile Zola', work: { fr: 'La Terre', de: 'Die Erde' } },
      { work: 'Sumurûn' },
    ],
  });
  const german = toFilm('nerven', told, 'de', library);
  expect(german.cast.map(({ role }) => role)).toEqual(['Die Dame', 'Roloff']);
  expect(german.basedOn).toEqual([
    { author: 'Émile Zola', work: 'Die Erde' },
    { author: undefined, work: 'Sumurûn' },
  ]);
  expect(toFilm('nerven', told, 'fr', library).cast[0]?.role).toBe('La dame');
});

test('a film says since when it is free only where that can be counted', () => {
  const told = filmSchema.parse({ ...raw, publicDomain: ['CH', 'EU'] });
  expect(toFilm('nerven', told, 'fr', library).publicDomain).toMatchObject([
    { territory: 'CH', since: 1999 },
    { territory: 'EU', since: 1999, spain: 2009 },
  ]);
  expect(toFilm('nerven', told, 'fr', { ...library, people: {} }).publicDomain).toEqual([]);
});

test('what a film won comes first, and a prize in the older form is one like others', () => {
  const { festivals } = filmFixture('a', {
    festivals: [
      { festival: 'Mire', year: 1928 },
      { festival: { fr: 'Essai', de: 'Probe' }, section: 'Forum', award: { de: 'Karte' } },
    ],
    awards: [{ name: { fr: 'Fiche d’or' }, year: 1929 }],
  });
  expect(festivals).toMatchObject([
    { festival: 'Essai', section: 'Forum', award: 'Karte' },
    { award: 'Fiche d’or', year: 1929 },
    { festival: 'Mire', year: 1928 },
  ]);
});

test('each file of what runs is where the house’s media lie, its poster with the site', () => {
  const { media } = filmFixture('a', {
    media: {
      film: {
        ...{ type: 'video', poster: '/media/a/poster.jpg' },
        sources: [
          { provider: 'html5', src: '/media/a/film.mp4' },
          { provider: 'youtube', src: 'aqz-KE-bpKQ' },
        ],
        tracks: [{ kind: 'captions', srclang: 'fr', src: '/media/a/captions.fr.vtt' }],
        previewThumbnails: { src: '/media/a/thumbnails.vtt' },
      },
    },
  });
  const placed = toMedia(media.film as never, 'fr', 'https://media.example');
  expect(placed).toMatchObject({
    poster: '/media/a/poster.jpg',
    sources: [{ src: 'https://media.example/a/film.mp4' }, { src: 'aqz-KE-bpKQ' }],
    tracks: [{ src: 'https://media.example/a/captions.fr.vtt' }],
    previewThumbnails: { src: 'https://media.example/a/thumbnails.vtt' },
  });
});
