import { expect, it } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { compareContent, digestContent } from '@/lib/site/preview/changes';
import { findMissingContent } from '@/lib/site/preview/missing-content';
import { pageState, safeRedirectPath } from '@/lib/site/preview/preview';
import { aPreview } from './a-preview';

const digest = (films: Record<string, object>) =>
  digestContent({
    films: new Map(Object.entries(films)),
    ...{ collections: new Map(), articles: new Map(), pages: new Map(), news: new Map() },
    programme: new Map(),
  } as never);

it('compareContent: added, removed and altered records are listed with the values of their fields', () => {
  const before = digest({
    a: { year: 1919, cast: [{ name: 'x' }] },
    b: { year: 1 },
    same: { year: 2 },
  });
  const after = digest({
    a: { year: 1920, cast: [], note: null },
    c: { year: 1 },
    same: { year: 2 },
  });
  expect(compareContent(before, after)).toEqual([
    {
      name: 'films/a',
      kind: 'altered',
      fields: [
        { field: 'year', before: '1919', after: '1920' },
        { field: 'cast.0.name', before: 'x', after: undefined },
        { field: 'note', before: undefined, after: 'null' },
      ],
    },
    { name: 'films/c', kind: 'added', fields: [] },
    { name: 'films/b', kind: 'removed', fields: [] },
  ]);
});

it('compareContent: a digest has no editors’ notes, since it may be public', () =>
  expect(JSON.stringify(digest({ a: { editorNote: 'doubtful', year: 1 } }))).not.toContain(
    'doubtful',
  ));

it.each([
  ['/', '/'],
  ['/de/vod?a=1&b=%20', '/de/vod?a=1&b=%20'],
  ['/a/../b', '/b'],
  ['/a#b', '/a'],
  ['/!~]^[', '/!~]^['],
])('safeRedirectPath: %s redirects to %s', (given, path) =>
  expect(safeRedirectPath(given)).toBe(path),
);

it.each([
  ...['', 'vod', '//films.example', '/\\films.example', 'https://films.example/', '/a b'],
  '/a\nb',
  ...['/é', '/a\\b', '/.//films.example', '/a/..//films.example', 'x/vod', '/a\x7f'],
])('safeRedirectPath: %j redirects to the home page', (given) =>
  expect(safeRedirectPath(given)).toBe('/'),
);

const title = { original: { text: 'Nerven', lang: 'de' }, fr: 'Nerfs' };
const content = (film: object) => ({
  films: new Map([['nerven', filmSchema.parse({ title, year: 1919, ...film })]]),
  ...{ collections: new Map(), articles: new Map(), pages: new Map() },
  ...{ news: new Map(), programme: new Map() },
});
const missingIn = (film: object, more = {}) =>
  findMissingContent({ ...content(film), ...more }).map(({ kind, name, field, missing }) =>
    [kind, name, field, missing].filter(Boolean).join(' '),
  );

it('findMissingContent: a film with a title and a year lacks everything else that a page shows', () =>
  expect(missingIn({})).toEqual([
    ...['description films/nerven synopsis', 'rights films/nerven rights'],
    ...['media films/nerven media.film', 'media films/nerven poster'],
    'media films/nerven stills',
  ]));

it('findMissingContent: a complete film lacks nothing; in the public domain it needs no rights', () => {
  const picture = { src: '/media/a.jpg', alt: { fr: 'a', de: 'b' } };
  const track = { kind: 'captions', srclang: 'fr', src: '/media/a.fr.vtt' };
  const source = { provider: 'html5', src: '/media/a.mp4' };
  const whole = {
    synopsis: { fr: 'a', de: 'b' },
    publicDomain: ['CH'],
    poster: picture,
    stills: [picture],
    media: { film: { type: 'video', sources: [source], tracks: [track] } },
  };
  expect(missingIn(whole)).toEqual([]);
  const silent = { ...whole, media: { film: { type: 'video', sources: [source] } } };
  expect(missingIn(silent)).toEqual(['media films/nerven media.film.tracks']);
  const embedded = { provider: 'vimeo', src: '123' };
  expect(missingIn({ ...whole, media: { film: { type: 'video', sources: [embedded] } } })).toEqual(
    [],
  );
});

it('pageState: a page in either language has what its files lack and its publication state', () => {
  for (const path of ['/movie/aurora', '/de/movie/aurora']) {
    const { missing, ...state } = pageState(aPreview, path);
    expect(missing.map(({ field }) => field)).toEqual(['synopsis', 'media.film', 'media.trailer']);
    expect(state).toEqual({
      ...{ build: aPreview.build, contentFolder: 'maison', timeZone: 'Europe/Zurich' },
      ...{ hasFile: true, unpublished: 'draft' },
    });
  }
});
