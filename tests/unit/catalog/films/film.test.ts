import { describe, expect, test } from 'vitest';
import { accessOf } from '@/lib/catalog/films/access';
import { genresOf, isShort, isSilent } from '@/lib/catalog/films/classify-film';
import { type FilmFacts, isFilmFacts } from '@/lib/catalog/films/film-facts';
import { formatLanguages } from '@/lib/catalog/films/format-facts';
import { adsOf } from '@/lib/catalog/films/offer';
import { toFilm, toMedia } from '@/lib/catalog/films/to-film';
import { filmSchema } from '@/lib/content/schema/film';
import type { Locale } from '@/lib/i18n/locales';
import { accessValues } from '@/lib/search/query/facet-values';
import { filmFixture } from './film-fixture';

describe('to film', () => {
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

  test('a title without translation is the original one, named in its language', () =>
    expect(french.title).toEqual({ text: 'Nerven', lang: 'de', translated: false }));

  test('a film known under its original title needs no other', () => {
    const title = { original: { text: 'Nerven', lang: 'de' }, fr: null };
    const raw = filmSchema.parse({ title, year: 1919 });
    expect(toFilm('nerven', raw, 'fr', library).title).toMatchObject({
      text: 'Nerven',
      lang: 'de',
    });
  });

  test('the original title is no missing translation in its own language', () =>
    expect(toFilm('nerven', raw, 'de', library).title.translated).toBe(true));

  test('words that are missing in one language come in the other and say so', () =>
    expect(french.synopsis).toEqual({ text: 'Ein Film', lang: 'de', translated: false }));

  test('people carry the years of the register and a slug for their address', () =>
    expect(french.directors).toEqual([
      { slug: 'robert-reinert', name: 'Robert Reinert', born: 1872, died: 1928 },
    ]));

  test('what editors note for themselves never reaches a page', () =>
    expect(JSON.stringify(french)).not.toContain('rights to be checked'));

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
});

describe('access', () => {
  const track = (kind: string, srclang: string) => ({
    kind,
    srclang,
    src: `/media/${srclang}.vtt`,
  });
  const sources = [{ provider: 'html5', src: '/media/a.mp4' }];
  const medium = (...tracks: object[]) => ({ type: 'video', sources, tracks });

  test('captions are for the deaf, subtitles translate, and both can be read', () => {
    const film = filmFixture('a', {
      media: { film: medium(track('captions', 'fr'), track('subtitles', 'de')) },
    });
    expect(accessOf(film)).toEqual({
      ...{ captions: ['fr'], transcript: ['fr', 'de'] },
      ...{ audioDescription: [], textDescription: [], signLanguage: [] },
    });
    expect(accessValues(film)).toEqual(['captions-fr', 'transcript-fr', 'transcript-de']);
  });

  test('the editors’ word counts beside the tracks, each language once', () => {
    const film = filmFixture('a', {
      media: { film: medium(track('captions', 'de'), track('descriptions', 'de')) },
      access: { captions: ['de', 'fr'], audioDescription: ['de-CH'], signLanguage: ['sgg'] },
    });
    expect(accessOf(film)).toMatchObject({ captions: ['de', 'fr'], signLanguage: ['sgg'] });
    expect(accessValues(film)).toEqual([
      ...['captions-fr', 'captions-de', 'audio-description-de', 'text-description-de'],
      ...['transcript-de', 'sign-language'],
    ]);
  });

  test('a trailer makes no film accessible', () => {
    const film = filmFixture('a', { media: { trailer: medium(track('captions', 'fr')) } });
    expect(accessValues(film)).toEqual([]);
  });
});

describe('ads of', () => {
  const media = (...providers: string[]) => ({
    type: 'video',
    sources: providers.map((provider) => ({
      provider,
      src: provider === 'html5' ? '/media/a.mp4' : 'a',
    })),
  });
  const of = (facts: object, ads?: boolean) =>
    adsOf(filmFixture('a', { media: facts, ...(ads !== undefined && { vod: { ads } }) }));

  test('the house says whether advertisements stand before its own files', () => {
    expect(of({ film: media('html5') }, false)).toBe('without');
    expect(of({ audio: { ...media('html5'), type: 'audio' } }, false)).toBe('without');
    expect(of({ film: media('html5') }, true)).toBe('with');
  });

  test('where a provider may play it, that there are none cannot be promised', () => {
    expect(of({ film: media('youtube') }, false)).toBe('youtube');
    expect(of({ film: media('html5', 'vimeo') }, false)).toBe('vimeo');
    expect(of({ film: media('youtube') }, true)).toBe('with');
    expect(of({ film: media('html5'), trailer: media('youtube') }, false)).toBe('without');
  });

  test('of a film that is not offered there is nothing to be said', () => {
    expect(of({ film: media('html5') })).toBeUndefined();
    expect(of({}, false)).toBeUndefined();
  });
});

test.each([
  [['fr', 'de'], 'fr', 'Français, allemand'],
  [['fr', 'de'], 'de', 'Französisch, Deutsch'],
  [['zxx'], 'fr', 'Sans paroles'],
  [[], 'fr', ''],
] as const)('%j is in %s “%s”', (codes, locale, said) =>
  expect(formatLanguages([...codes], locale, 'Sans paroles')).toBe(said),
);

describe('length and sound', () => {
  const film = { year: 1920, languages: ['de'], versions: [], media: {} };
  const copy = (...audio: string[]) => ({ audio, subtitles: [], resolution: '2K' });

  test('a film under an hour is short, one that nobody has timed is not', () =>
    expect([0.5, 59, 60, undefined].map((runtime) => isShort({ runtime }))).toEqual([
      ...[true, true, false, false],
    ]));

  test('that a film is short is a genre of its own accord, where the house has a word for it', () => {
    const words = {
      short: { fr: 'Court métrage', de: 'Kurzfilm' },
      comedy: { fr: 'Comédie', de: 'Komödie' },
    };
    const comedy = { slug: 'comedy', name: 'Komödie' };
    const short = { slug: 'short', name: 'Kurzfilm' };
    const of = (runtime?: number, genres = ['comedy']) =>
      genresOf({ genres, runtime }, 'de', words);
    expect(of(10)).toEqual([comedy, short]);
    expect(of(90)).toEqual([comedy]);
    expect(of()).toEqual([comedy]);
    expect(of(90, ['short', 'comedy'])).toEqual([comedy]);
    expect(genresOf({ genres: ['comedy'], runtime: 10 }, 'fr', {})).toEqual([
      { slug: 'comedy', name: 'comedy' },
    ]);
  });

  test('a film up to 1926 is silent, unless a copy of it speaks or it is to be heard', () => {
    expect(isSilent(film)).toBe(true);
    expect(isSilent({ ...film, year: 1926, versions: [copy()] })).toBe(true);
    expect(isSilent({ ...film, versions: [copy('zxx')] })).toBe(true);
    expect(isSilent({ ...film, versions: [copy('zxx'), copy('fr')] })).toBe(false);
    expect(isSilent({ ...film, media: { audio: {} } })).toBe(false);
  });

  test('a film of the years in which both kinds were made is silent only where its file says so', () => {
    for (const year of [1927, 1930]) {
      const mixed = { ...film, year };
      expect(isSilent(mixed)).toBe(false);
      expect(isSilent({ ...mixed, versions: [copy()] })).toBe(false);
      expect(isSilent({ ...mixed, sound: 'silent' })).toBe(true);
      expect(isSilent({ ...mixed, transferRate: 20, versions: [copy('zxx')] })).toBe(true);
      const wordless = { ...mixed, languages: ['zxx'] };
      expect(isSilent(wordless)).toBe(true);
      expect(isSilent({ ...wordless, versions: [copy('fr')] })).toBe(false);
      expect(isSilent({ ...mixed, languages: ['zxx', 'de'] })).toBe(false);
      expect(isSilent({ ...mixed, languages: [] })).toBe(false);
    }
  });

  test('a later film that is transferred at its own speed is silent, unless a copy of it can be heard', () => {
    const later = { ...film, year: 2020, transferRate: 18 };
    expect(isSilent(later)).toBe(true);
    expect(isSilent({ ...later, versions: [copy()] })).toBe(true);
    expect(isSilent({ ...later, versions: [copy(), copy('zxx')] })).toBe(false);
  });

  test('what a film says of its sound goes before all that its other facts tell', () => {
    expect(isSilent({ ...film, sound: 'mono' })).toBe(false);
    expect(isSilent({ ...film, year: 1936, versions: [copy('zxx')], sound: 'silent' })).toBe(true);
  });
});

describe('film facts', () => {
  const facts: FilmFacts = {
    slug: 'a',
    href: '/movie/a',
    title: { text: 'A', lang: 'fr', translated: true },
    line: '1920',
    poster: { src: '/poster/a.svg' },
    screen: { src: '/og/a.png' },
    watchable: false,
  };

  test.each([null, [], 'a', { ...facts, title: 'A' }, { ...facts, poster: {} }])(
    '%j is no card',
    (json) => expect(isFilmFacts(json)).toBe(false),
  );
});
