import { expect, test } from 'vitest';
import { insidePath } from '@/lib/i18n/locale-path';
import { openUnbuilt } from '@/lib/server/on-demand/find-unbuilt';

const unbuilt = {
  films: ['faust', 'l-or', 'judex'],
  drawings: ['faust', 'l-or'],
  people: ['max-schreck'],
  framed: ['faust'],
  cards: ['/og/faust.png', '/og/de/faust.png', '/og/l-or.png', '/og/l-or.jpg', '/og/de/l-or.jpg'],
  dated: { start: ['faust'], end: ['l-or'] },
  sheets: ['1920-0'],
};
const find = openUnbuilt(unbuilt);

test('every path that is left is found, as if the build had written it', () => {
  const paths = [
    ...['/fr/movie/faust', '/de/movie/faust', '/fr/movie/l-or', '/de/movie/l-or'],
    ...['/poster/faust.svg', '/poster/faust_wide.svg', '/poster/faust_scene.svg'],
    ...['/og/faust.png', '/og/de/faust.png'],
    // Links of old still ask for the drawn one, in the house's own language.
    ...['/og/l-or.png', '/og/l-or.jpg', '/og/de/l-or.jpg'],
    ...['/fr/person/max-schreck', '/de/person/max-schreck', '/fr/embed/faust', '/de/embed/faust'],
    ...['/fr/movie/faust/start.ics', '/de/movie/faust/start.ics'],
    ...['/fr/movie/l-or/end.ics', '/de/movie/l-or/end.ics', '/poster/_1920-0.svg'],
  ];
  for (const path of paths)
    expect(find(path)?.file, path).toBe(`${path}${path.includes('.') ? '.body' : '.html'}`);
});

test.each([
  ...[
    '/fr/movie/nobody',
    '/fr/movie/faust/',
    '/it/movie/faust',
    '/fr/movie/faust/x',
    '/movie/faust',
  ],
  ...['/fr/person/nobody', '/fr/person/faust', '/fr/movie/max-schreck', '/person/max-schreck'],
  ...[
    '/poster/nobody.svg',
    '/poster/faust_fr.svg',
    '/poster/judex.svg',
    '/poster/_1920-1.svg',
    '/poster/faust',
  ],
  ...['/og/nobody.png', '/og/faust.jpg', '/og/de/l-or.png', '/og/fr/faust.png', '/og/it/faust.png'],
  ...['/fr/movie/faust/end.ics', '/fr/movie/l-or/start.ics', '/fr/movie/nobody/end.ics'],
  ...['/fr/embed/l-or', '/fr/embed/nobody', '/embed/faust'],
  ...['/fr/movie/constructor', '/fr/movie/__proto__', '/fr/movie/faust%2f', '/'],
])('%s is not among it', (path) => {
  expect(find(path) ?? find(insidePath(path) === path ? path : '')).toBeUndefined();
});

test('a file says what it is and for how long it may be kept', () => {
  expect(find('/poster/faust_wide.svg')?.headers).toEqual({
    'cache-control': 'public, max-age=86400',
    'content-type': 'image/svg+xml',
  });
  expect(find('/og/l-or.jpg')?.headers['content-type']).toBe('image/jpeg');
  expect(find('/de/movie/faust/start.ics')?.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="faust-start.ics"',
  });
});

const page = { 'content-type': 'text/html; charset=utf-8' };
const drawing = { 'cache-control': 'public, max-age=86400', 'content-type': 'image/svg+xml' };

test.each([
  ['/fr/movie/faust', '/fr/movie/faust.html', page],
  ['/de/person/max-schreck', '/de/person/max-schreck.html', page],
  ['/de/embed/faust', '/de/embed/faust.html', page],
  ['/poster/l-or.svg', '/poster/l-or.svg.body', drawing],
  ['/poster/l-or_scene.svg', '/poster/l-or_scene.svg.body', drawing],
  ['/poster/_1920-0.svg', '/poster/_1920-0.svg.body', drawing],
  ['/og/faust.png', '/og/faust.png.body', { ...drawing, 'content-type': 'image/png' }],
  ['/og/de/faust.png', '/og/de/faust.png.body', { ...drawing, 'content-type': 'image/png' }],
  ['/og/l-or.png', '/og/l-or.png.body', { ...drawing, 'content-type': 'image/png' }],
  ['/og/de/l-or.jpg', '/og/de/l-or.jpg.body', { ...drawing, 'content-type': 'image/jpeg' }],
  [
    '/fr/movie/l-or/end.ics',
    '/fr/movie/l-or/end.ics.body',
    {
      'cache-control': 'public, max-age=0, s-maxage=60',
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="l-or-end.ics"',
    },
  ],
])('%s is %s', (path, file, headers) => expect(find(path)).toEqual({ file, headers }));

test.each([
  ...['x/fr/movie/faust', '/x/fr/movie/faust', '/fr/movie/faustX', 'x/fr/person/max-schreck'],
  ...['/fr/person/max-schreck/x', 'x/fr/embed/faust', '/fr/embed/faust/x', 'x/poster/faust.svg'],
  ...['/poster/faust.svgx', '/poster/fausts.svg', '/poster/faustxsvg', 'x/poster/_1920-0.svg'],
  ...['/poster/_1920-0.svgx', '/poster/_1920-0xsvg', 'x/og/faust.png', '/og/faust.pngx'],
  ...['/og/faustxpng', '/og/faust.gif', 'x/fr/movie/faust/start.ics', '/fr/movie/faust/start.icsx'],
  ...['/fr/movie/faust/startxics', '/fr/movie/faust/middle.ics', '/og/fr/l-or.jpg'],
])('%s only looks like it', (path) => expect(find(path)).toBeUndefined());
