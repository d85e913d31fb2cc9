import { expect, test } from 'vitest';
import { insidePath } from '@/lib/i18n/locale-path';
import { openUnbuilt } from '@/lib/server/on-demand/find-unbuilt';
import { listUnbuiltPaths } from '@/lib/server/on-demand/list-unbuilt-paths';

const unbuilt = {
  films: ['faust', 'l-or'],
  people: ['max-schreck'],
  framed: ['faust'],
  photos: ['l-or'],
  dated: { start: ['faust'], end: ['l-or'] },
  sheets: ['1920-0'],
};
const find = openUnbuilt(unbuilt);

test('every path that is left is found, as if the build had written it', () => {
  const paths = listUnbuiltPaths(unbuilt);
  expect(paths).toHaveLength(2 * (2 + 3) + 2 + 2 + 2 + 3 + 2 + 2 + 1);
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
  ...['/poster/nobody.svg', '/poster/faust_fr.svg', '/poster/_1920-1.svg', '/poster/faust'],
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
