import { describe, expect, it } from 'vitest';
import { createSharedVisits, filesOfPage } from '@/lib/server/preview-login/shared-visits';

const share = { path: '/movie/aurora', until: 1_000 };
/** Access of a visitor with shared links, at a time that a test sets. */
function open() {
  const read: string[] = [];
  let now = 0;
  const allows = createSharedVisits(
    async (path) => {
      read.push(path);
      return `<img src="/media/${path.replaceAll('/', '-')}.jpg">`;
    },
    () => now,
  );
  const ask = (url: string, more: object = {}, shares = [share]) =>
    allows({ method: 'GET', url, headers: {}, ...more } as never, shares);
  const at = (moment: number) => {
    now = moment;
  };
  return { ask, at, read };
}

describe('a visitor with a shared link', () => {
  const { ask, at, read } = open();

  it('may read the shared page in each language, as a document only', async () => {
    for (const url of ['/movie/aurora', '/de/movie/aurora'])
      for (const method of ['GET', 'HEAD'])
        expect(await ask(url, { method })).toEqual({ kind: 'page', share });
    for (const more of [{ method: 'POST' }, { headers: { rsc: '1' } }])
      expect(await ask('/movie/aurora', more)).toBeUndefined();
    for (const url of ['/movie/aurora?', '/movie/aurora?x=1', '/movie/aurora/', '/movie/other', ''])
      expect(await ask(url), url).toBeUndefined();
    expect(read).toEqual([]);
  });

  it.each([
    ...['/_next/static/chunks/a-b.1~2.js', '/_i18n/b7/fr/messages.json'],
    ...['/player/icons.svg', '/icons/a-1.png', '/icon.svg', '/apple-icon.png', '/favicon.ico'],
    ...['/apple-touch-icon.png', '/favicon'],
  ])('may load %s, which every page needs', async (url) =>
    expect(await ask(url)).toEqual({ kind: 'file' }),
  );

  it.each([
    ...['/_next/data/a', '/_next/static/', '/_next/static/a b', '/_next/static/../a'],
    ...['/x/_i18n/a', '/x/favicon.ico'],
    ...['/_next/static//a', '/_next/static/%61', '/preview/marks.css', '/preview/state.json'],
    ...['/player/.hidden', '/player/a/b', '/x/player/a.svg', '/icons/', '/icon/a'],
    ...['/favicon.ico/x', '/_next/static/a/.b', '/_i18n/%2e'],
  ])('may not load %s', async (url) => expect(await ask(url)).toBeUndefined());

  it('may load the files of the page in each language, which is rendered once for this', async () => {
    for (const url of ['/media/-movie-aurora.jpg', '/media/-de-movie-aurora.jpg?w=2'])
      for (const _ of [1, 2]) expect(await ask(url)).toEqual({ kind: 'file' });
    for (const url of ['/media/-movie-other.jpg', '/poster/a.svg', '/og/a.png', '/x/media/a.jpg'])
      expect(await ask(url), url).toBeUndefined();
    expect(read).toEqual(['/movie/aurora', '/de/movie/aurora']);
  });

  it('gets the answer “lapsed” from the expiry on, and can load no files', async () => {
    at(999);
    expect(await ask('/movie/aurora')).toEqual({ kind: 'page', share });
    expect(await ask('/media/-movie-aurora.jpg')).toEqual({ kind: 'file' });
    at(1_000);
    expect(await ask('/de/movie/aurora')).toEqual({ kind: 'lapsed', share });
    for (const url of ['/media/-movie-aurora.jpg', '/favicon.ico'])
      expect(await ask(url)).toBeUndefined();
  });
});

const has = filesOfPage(
  [
    '<img src="/media/a/still.jpg?w=2#x"><img src=\'/poster/a.svg\'>',
    '<script>{"og":"/og/a.png\\","film":"/media/film/hd.m3u8"}</script>',
    '<i style="background:url(/media/b/bg.avif)">, /media/c/one.vtt, /media/d/two.vttx</i>',
    '<a href="/media/é/été.jpg"></a><a href="/media/%C3%A9/x%20y.jpg"></a>&quot;/media/q/a.pdf&quot;',
    '<track src="/media/list.vtt"> /movie/other /media/ <b>/media/e/tag.jpg<i>',
  ].join(''),
);

it.each([
  ...['/media/a/still.jpg', '/poster/a.svg', '/og/a.png', '/media/b/bg.avif', '/media/c/one.vtt'],
  ...['/media/film/hd.m3u8', '/media/%C3%A9/%C3%A9t%C3%A9.jpg', '/media/%C3%A9/x%20y.jpg'],
  ...['/media/q/a.pdf', '/media/list.vtt', '/media/e/tag.jpg'],
  // Files beside a playlist or a thumbnail list, which name them.
  ...['/media/film/720/part1.ts', '/media/c/sheet.jpg'],
])('filesOfPage: %s belongs to the page', (path) => expect(has(path)).toBe(true));

it.each([
  ...['/media/a/other.jpg', '/poster/b.svg', '/movie/other', '/media/d/other.jpg'],
  ...['/media/other', '/media/a/still.jpg?w=2', '/media/é/été.jpg', '/x/media/film/a.ts'],
  // Path tricks.
  ...['/media/film', '/media/film/../a/other.jpg', '/media/film/%2e%2e/a', '/media/film//a'],
  ...['/media/film/..%2Fa', '/media/film/a%5cb', '/media/film/a\\b', '/media/film/.hidden'],
  '/media/film/\\/a',
])('filesOfPage: %s does not', (path) => expect(has(path)).toBe(false));
