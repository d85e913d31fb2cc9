import { describe, expect, test } from 'vitest';
import { accessOf } from '@/lib/catalog/films/access';
import { adsOf } from '@/lib/catalog/films/availability';
import { genresOf, isSilent } from '@/lib/catalog/films/film';
import { toFilm, toMedia } from '@/lib/catalog/films/get-film';
import { filmSchema } from '@/lib/content/schema/film';
import type { RawPeople } from '@/lib/content/schema/reference-lists';
import type { Locale } from '@/lib/i18n/locales';
import { accessValues } from '@/lib/search/query/facets';
import { filmFixture, ownVideo, youTubeVideo } from './film-fixture';

describe('toFilm', () => {
  const facts = {
    title: { original: { text: 'Nerven', lang: 'de' } },
    year: 1919,
    directors: ['Robert Reinert'],
    genres: ['drama'],
    synopsis: { de: 'Ein Film' },
    vod: { ads: true, until: '2026-12-01T00:00:00+01:00' },
    editorNote: 'rights to be checked',
  };
  const library = {
    articles: new Map(),
    screenings: new Map(),
    venues: {},
    people: { 'Robert Reinert': { born: 1872, died: 1928 } },
    genres: { drama: { fr: 'Drame', de: 'Drama' } },
  };
  const filmIn = (locale: Locale, more: object = {}, people: RawPeople = library.people) =>
    toFilm('nerven', filmSchema.parse({ ...facts, ...more }), locale, { ...library, people });

  test.each([
    ['fr', {}, { text: 'Nerven', lang: 'de', translated: false }],
    ['de', {}, { text: 'Nerven', lang: 'de', translated: true }],
    // The film is known under its original title in French.
    ['fr', { fr: null }, { text: 'Nerven', lang: 'de', translated: false }],
  ] as const)('a title in %s with the translations %j is %j', (locale, translations, title) => {
    const film = filmIn(locale, { title: { ...facts.title, ...translations } });
    expect(film.title).toEqual(title);
  });

  test('a missing translation falls back to the other language', () =>
    expect(filmIn('fr').synopsis).toEqual({ text: 'Ein Film', lang: 'de', translated: false }));

  test('editors’ notes are dropped', () =>
    expect(JSON.stringify(filmIn('fr'))).not.toContain('rights to be checked'));

  test('media, roles and source works are named in the page’s language', () => {
    const translated = {
      media: { film: { ...youTubeVideo, title: { de: 'Fassung' } } },
      cast: [
        { name: 'Erna Morena', role: { fr: 'La dame', de: 'Die Dame' } },
        { name: 'Eduard von Winterstein', role: 'Roloff' },
      ],
      basedOn: [
        { author: 'Émile Zola', work: { fr: 'La Terre', de: 'Die Erde' } },
        { work: 'Sumurûn' },
      ],
    };
    const namesIn = (locale: Locale) => {
      const { media, cast, basedOn } = filmIn(locale, translated);
      return [
        media.film?.title,
        ...cast.map(({ role }) => role),
        ...basedOn.map(({ work }) => work),
      ];
    };
    expect(namesIn('de')).toEqual(['Fassung', 'Die Dame', 'Roloff', 'Die Erde', 'Sumurûn']);
    expect(namesIn('fr')).toEqual([undefined, 'La dame', 'Roloff', 'La Terre', 'Sumurûn']);
  });

  test('the start of the public domain is given where it can be calculated', () => {
    const publicDomain = ['CH', 'EU'];
    expect(filmIn('fr', { publicDomain }).publicDomain).toMatchObject([
      { territory: 'CH', since: 1999 },
      { territory: 'EU', since: 1999, spain: 2009 },
    ]);
    expect(filmIn('fr', { publicDomain }, {}).publicDomain).toEqual([]);
  });

  test('media files are at the media host, the poster is at the site', () => {
    const film = {
      ...{ type: 'video', poster: '/media/a/poster.jpg' },
      sources: [...ownVideo.sources, ...youTubeVideo.sources],
      tracks: [{ kind: 'captions', srclang: 'fr', src: '/media/a/captions.fr.vtt' }],
      previewThumbnails: { src: '/media/a/thumbnails.vtt' },
    };
    const { media } = filmFixture('a', { media: { film } });
    expect(toMedia(media.film as never, 'fr', 'https://media.example')).toMatchObject({
      poster: '/media/a/poster.jpg',
      sources: [{ src: 'https://media.example/a.mp4' }, { src: 'aqz-KE-bpKQ' }],
      tracks: [{ src: 'https://media.example/a/captions.fr.vtt' }],
      previewThumbnails: { src: 'https://media.example/a/thumbnails.vtt' },
    });
  });
});

describe('accessOf', () => {
  const mediumWith = (...tracks: [kind: string, srclang: string][]) => ({
    ...ownVideo,
    tracks: tracks.map(([kind, srclang]) => ({ kind, srclang, src: `/media/${srclang}.vtt` })),
  });

  test('captions are for the deaf; captions and subtitles have a transcript', () => {
    const film = filmFixture('a', {
      media: { film: mediumWith(['captions', 'fr'], ['subtitles', 'de']) },
    });
    expect(accessOf(film)).toEqual({
      ...{ captions: ['fr'], transcript: ['fr', 'de'] },
      ...{ audioDescription: [], textDescription: [], signLanguage: [] },
    });
    expect(accessValues(film)).toEqual(['captions-fr', 'transcript-fr', 'transcript-de']);
  });

  test('the editors’ entries are added to the tracks, without duplicates', () => {
    const film = filmFixture('a', {
      media: { film: mediumWith(['captions', 'de'], ['descriptions', 'de']) },
      access: { captions: ['de', 'fr'], audioDescription: ['de-CH'], signLanguage: ['sgg'] },
    });
    expect(accessOf(film)).toMatchObject({ captions: ['de', 'fr'], signLanguage: ['sgg'] });
    expect(accessValues(film)).toEqual([
      ...['captions-fr', 'captions-de', 'audio-description-de', 'text-description-de'],
      ...['transcript-de', 'sign-language'],
    ]);
  });
});

test.each([
  [{ film: ownVideo }, false, 'without'],
  [{ audio: { ...ownVideo, type: 'audio' } }, false, 'without'],
  [{ film: ownVideo }, true, 'with'],
  [{ film: youTubeVideo }, false, 'youtube'],
  [{ film: youTubeVideo }, true, 'with'],
  [
    { film: { ...ownVideo, sources: [...ownVideo.sources, ...youTubeVideo.sources] } },
    false,
    'youtube',
  ],
  [{ film: ownVideo }, undefined, undefined],
  [{}, false, undefined],
])('adsOf: of %j with ads %s it is “%s”', (media, ads, expected) =>
  expect(adsOf(filmFixture('a', { media, ...(ads !== undefined && { vod: { ads } }) }))).toBe(
    expected,
  ),
);

test.each([
  [['clip:fr', 'trailer:de', 'trailer:fr-CH'], 2],
  [['teaser:fr', 'trailer:de'], 1],
  [['making-of:fr', 'teaser'], 1],
  [['clip:fr'], undefined],
])('at the top of the French page of a film with %j stands number %s', (videos, at) => {
  const trailers = videos.map((video) => {
    const [kind, language] = video.split(':');
    return { ...ownVideo, kind, language };
  });
  const film = filmFixture('a', { trailers });
  expect(film.media.trailer).toBe(at === undefined ? undefined : film.trailers[at]);
});

describe('classification of a film', () => {
  test.each([
    [10, ['comedy'], ['comedy', 'short']],
    [90, ['comedy'], ['comedy']],
    [undefined, ['comedy'], ['comedy']],
    [90, ['short', 'comedy'], ['comedy']],
  ])('with %s minutes and the genres %j it has the genres %j', (runtime, genres, slugs) => {
    const names = { short: { de: 'Kurzfilm' }, comedy: { de: 'Komödie' } };
    const film = { genres, runtime };
    expect(genresOf(film, 'de', names).map(({ slug }) => slug)).toEqual(slugs);
  });

  const copies = (...audio: string[][]) => ({
    versions: audio.map((languages) => ({ audio: languages, subtitles: [], resolution: '2K' })),
  });
  const wordless = { languages: ['zxx'] };
  const film = { year: 1920, languages: ['de'], versions: [], media: {} };

  test.each<[facts: object, isFilmSilent: boolean]>([
    // Up to 1926: silent, unless a copy has sound.
    [{}, true],
    [{ year: 1926, ...copies([]) }, true],
    [copies(['zxx']), true],
    [copies(['zxx'], ['fr']), false],
    [{ media: { audio: {} } }, false],
    // 1927 to 1930: only with evidence.
    ...[1927, 1930].flatMap((year): [object, boolean][] => [
      [{ year }, false],
      [{ year, ...copies([]) }, false],
      [{ year, sound: 'silent' }, true],
      [{ year, transferRate: 20, ...copies(['zxx']) }, true],
      [{ year, ...wordless }, true],
      [{ year, ...wordless, ...copies(['fr']) }, false],
      [{ year, languages: ['zxx', 'de'] }, false],
      [{ year, languages: [] }, false],
    ]),
    // Later: with a transfer rate, unless a copy has sound.
    [{ year: 2020, transferRate: 18 }, true],
    [{ year: 2020, transferRate: 18, ...copies([]) }, true],
    [{ year: 2020, transferRate: 18, ...copies([], ['zxx']) }, false],
    // The film's own entry decides.
    [{ sound: 'mono' }, false],
    [{ year: 1936, sound: 'silent', ...copies(['zxx']) }, true],
  ])('a film with %j is silent: %s', (facts, isFilmSilent) =>
    expect(isSilent({ ...film, ...facts })).toBe(isFilmSilent),
  );
});
