import { computeCacheBustingSearchParam as nameOf } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { describe, expect, it } from 'vitest';
import { mapChunks } from '@/lib/server/build-routes/chunks';
import { mapRoutes } from '@/lib/server/build-routes/read-routes';
import { type Asked, chooseAnswer } from '@/lib/server/routing/choose-response';
import { mapOfRoutes } from '../build-routes/map-of-routes';

const routes = { ...mapOfRoutes(), chunks: mapChunks(['/chunks/a1b2.js']) };
function choose(url: string, headers: Asked['headers'] = {}, method = 'GET') {
  return chooseAnswer({ method, url, headers }, routes);
}
function fileOf(url: string, headers?: Asked['headers']) {
  const answer = choose(url, headers);
  return answer.kind === 'built' ? answer.file.file : answer.kind;
}

it('the French page is at the plain path, the German one under /de', () => {
  expect(fileOf('/movie/nosferatu?utm=x')).toBe('/fr/movie/nosferatu.html');
  expect(fileOf('/de/movie/nosferatu')).toBe('/de/movie/nosferatu.html');
  expect(fileOf('/de')).toBe('/de.html');
});

it('HEAD is answered like GET, and no other method is allowed', () => {
  expect(choose('/de', {}, 'HEAD').kind).toBe('built');
  const places = ['/de', '/', '/catalogue', '/api/films', '/poster/a.svg', '/media/study.mp4'];
  for (const place of [...places, '/fr', '/_next/static/chunks/a1b2.js'])
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND'])
      expect(choose(place, {}, method).kind, `${method} ${place}`).toBe('not-allowed');
});

it('chunks, public files and files of route handlers are sent from the build', () => {
  expect(choose('/_next/static/chunks/a1b2.js?dpl=x')).toMatchObject({
    kind: 'chunk',
    file: { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  });
  expect(choose('/media/study.mp4')).toEqual({ kind: 'public', path: '/media/study.mp4' });
  expect(choose('/poster/a.svg')).toMatchObject({
    file: { file: '/poster/a.svg.body', headers: { 'content-type': 'image/svg+xml' } },
  });
});

it('a catalogue address with unknown parameters is redirected to the canonical one', () => {
  expect(choose('/de/catalogue?page=abc&genre=war&utm_source=x')).toEqual({
    ...{ kind: 'moved', status: 307, isHome: false },
    location: '/de/catalogue?genre=war',
  });
  expect(choose('/catalogue?page=2&genre=war&sort=&utm_source=x').kind).toBe('rendered');
});

it('only / is redirected by language, with its query', () => {
  expect(fileOf('/', { 'accept-language': 'fr-CH' })).toBe('/fr.html');
  expect(choose('/?a=1', { 'accept-language': 'de-CH,fr;q=0.5' })).toMatchObject({
    kind: 'moved',
    status: 302,
    location: '/de?a=1',
  });
  expect(fileOf('/', { 'accept-language': 'de', cookie: 'i18n_redirected=fr' })).toBe('/fr.html');
  expect(fileOf('/movie/nosferatu', { 'accept-language': 'de' })).toMatch(/html$/);
});

it.each(['/catalogue?x=1', '/de/catalogue', '/vod', '/api/films'])('Next renders %s', (url) => {
  expect(choose(url).kind).toBe('rendered');
  expect(choose(url, {}, 'HEAD').kind).toBe('rendered');
  expect(choose(url, {}, 'POST').kind).toBe('not-allowed');
});

it.each([
  ...['/fr', '/fr/movie/nosferatu', '/FR', '/Fr/vod?a=1', '/DE', '/dE/movie/nosferatu'],
  '/DE/nope',
  ...['//evil.com', '/DE//evil.com', '/de/', '/movie/nosferatu/', '/\\evil.com'],
])('%s is left to Next, which redirects within the site', (url) =>
  expect(choose(url).kind).toBe('next'),
);

it.each([
  ...['/_next/image?url=%2Fmedia%2Fa.jpg&w=640&q=75', '/nope', '/movie/nope', '/de/movie/nope'],
  ...['/xx/catalogue', '/poster/b.svg'],
  ...['/movie/%', '/fr/%E0%A4', '*', 'http://evil.com/', '/%00', '/movie%2Fnosferatu'],
  ...['/_next/x.js', '/_next/static/chunks/other.js', '/_next', '/_next/data/x.json'],
  ...['/order-not-found', '/page-not-found', '/de/page-not-found', '/server-error'],
  ...['/_not-found', '/movie/nope.rsc'],
])('%s is not found', (url) => {
  for (const headers of [{}, { rsc: '1' }]) expect(choose(url, headers).kind).toBe('not-found');
});

describe('messages', () => {
  const messages = (locale: string) => {
    const path = `/_i18n/b1/${locale}/messages.json`;
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
    return [path, { file: `${path}.body`, headers, isThere: true, isFixed: true }] as const;
  };
  const routes = mapRoutes(
    { built: Object.fromEntries([messages('fr'), messages('de')]), routes: [], vary: 'rsc' },
    new Set(),
    [],
    new Set(['fr']),
  );
  const choose = (url: string, method = 'GET') =>
    chooseAnswer({ url, method, headers: {} }, routes);
  const ruleOf = (url: string) => {
    const answer = choose(url);
    return answer.kind === 'built' ? answer.file.headers['cache-control'] : answer.kind;
  };

  it('of a language that is not cacheable are revalidated', () =>
    expect(ruleOf('/_i18n/b1/de/messages.json')).toBe('no-cache'));

  it('have no other address and no other method', () => {
    expect(choose('/_i18n/b1/fr').kind).toBe('not-found');
    expect(choose('/_i18n/b0/fr/messages.json', 'POST').kind).toBe('not-allowed');
  });
});

describe('payloads', () => {
  const rsc = { rsc: '1' };
  const segment = (path: string) => ({
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': path,
  });
  const fromHere = { 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/vod' };

  /** Requests a payload under the address that Next's own router uses for these headers. */
  async function ask(path: string, headers: Asked['headers'] = {}) {
    const of = (name: string) => headers[name] as never;
    const [prefetch, segment] = [of('next-router-prefetch'), of('next-router-segment-prefetch')];
    const name = await nameOf(prefetch, segment, of('next-router-state-tree'), of('next-url'));
    return choose(`${path}?_rsc${name && `=${name}`}`, { ...rsc, ...headers });
  }

  it('of a navigation are built ones, with the path inside Next', async () =>
    expect(await ask('/movie/nosferatu', fromHere)).toMatchObject({
      kind: 'built',
      isCacheable: true,
      file: {
        file: '/fr/movie/nosferatu.rsc',
        headers: {
          'content-type': 'text/x-component',
          'x-nextjs-rewritten-path': '/fr/movie/nosferatu',
        },
      },
    }));

  it('of a preload are segments, marked as such', async () => {
    const answer = await ask('/de/movie/nosferatu', segment('/_tree'));
    expect(answer).toMatchObject({
      isCacheable: true,
      file: { file: '/de/movie/nosferatu.segments/_tree.segment.rsc' },
    });
    const { headers } = (answer as { file: { headers: object } }).file;
    expect(headers).toHaveProperty('x-nextjs-postponed', '2');
    expect(headers).not.toHaveProperty('x-nextjs-rewritten-path');
  });

  it.each([
    ['a segment that was not built', segment('/nope')],
    ['a path out of the folder', segment('/../../../../etc/passwd')],
    ['a preload of another kind', { 'next-router-prefetch': '1' }],
  ])('are left to Next for %s', async (_, headers) =>
    expect(await ask('/movie/nosferatu', headers)).toMatchObject({
      kind: 'next',
      isBuilt: true,
      isCacheable: true,
    }),
  );

  it.each([
    ['/movie/nosferatu', '/movie/nosferatu?_rsc'],
    ['/movie/nosferatu?_rsc=abc', '/movie/nosferatu?_rsc'],
    ['/movie/nosferatu?_rsc&_rsc', '/movie/nosferatu?_rsc'],
    ['/catalogue?q=a%20b&_rsc=x&page=2', '/catalogue?q=a%20b&page=2&_rsc'],
  ])('under the address %s are redirected to %s', (url, location) =>
    expect(choose(url, rsc)).toMatchObject({ kind: 'moved', status: 307, location }),
  );

  it('of a segment and of the whole page never share an address', () => {
    const asked = { ...rsc, ...segment('/_tree') };
    const moved = choose('/movie/nosferatu', asked);
    const own = moved.kind === 'moved' ? moved.location : '';
    expect(choose(own, rsc).kind).toBe('moved');
    expect(choose('/movie/nosferatu?_rsc', asked).kind).toBe('moved');
    expect(choose(own, asked).kind).not.toBe('moved');
  });
});
