import { hexHash } from 'next/dist/shared/lib/hash';
import { computeCacheBustingSearchParam as nameOf } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { describe, expect, test } from 'vitest';
import {
  describeBuild,
  readDescription,
  writeDescription,
} from '@/lib/next-internals/build-output.mjs';
import {
  type AskedPayload,
  payloadAddress,
  readPayloadAddress,
} from '@/lib/next-internals/payloads';
import { sharedFolder, writeFiles } from '../temporary-folder';

describe('describeBuild', () => {
  const page = { routeType: 'page', initialRevalidateSeconds: false };
  const route = { ...page, routeType: 'route' };

  /** The description of a build with these manifests. */
  const read = (routes: object, named: string[] = [], dynamicRoutes: object = {}) => {
    const patterns = named.map((name) => ({ page: name, regex: '^/x$' }));
    return describeBuild(
      { routes, dynamicRoutes, preview: { previewModeId: 'secret' } },
      {
        staticRoutes: patterns.slice(0, 1),
        dynamicRoutes: patterns.slice(1),
        rsc: { varyHeader: 'rsc' },
      },
      'b1',
    );
  };

  test('sets the type of pages, and keeps the headers of files except cookies and cache tags', () => {
    const initialHeaders = {
      ...{ 'Content-Type': 'image/svg+xml', 'X-Other': 'a', 'SET-COOKIE': 'b' },
      'X-Next-Cache-Tags': 'c',
    };
    const { built, ...rest } = read({ '/fr': page, '/a.svg': { ...route, initialHeaders } });
    expect(built).toEqual({
      '/fr': {
        ...{ file: '/fr.html', headers: { 'content-type': 'text/html; charset=utf-8' } },
        ...{ isThere: true, isFixed: true },
      },
      '/a.svg': {
        ...{ file: '/a.svg.body', headers: { 'content-type': 'image/svg+xml', 'x-other': 'a' } },
        ...{ isThere: true, isFixed: true },
      },
    });
    expect(rest).toEqual({ id: 'b1', secret: 'secret', vary: 'rsc', routes: [] });
  });

  test('distinguishes rendered routes from built and partly built ones', () => {
    const named = ['/open', '/built', '/closed', '/poster/[file]', '/[locale]/in-part'];
    const { routes } = read(
      { '/built': page, '/poster/a.svg': { ...route, srcRoute: '/poster/[file]' } },
      named,
      { '/closed': {}, '/poster/[file]': {}, '/[locale]/in-part': {} },
    );
    expect(routes.map(({ page, rule, isRendered }) => [page, rule, isRendered])).toEqual([
      ['/open', 'dynamic', true],
      ['/built', 'page', false],
      ['/closed', 'dynamic', false],
      ['/poster/[file]', 'file', false],
      ['/[locale]/in-part', 'dynamic', false],
    ]);
  });

  test('marks missing pages and pages that Next revalidates', () => {
    const { built } = read({
      '/a': { ...page, initialStatus: 404 },
      '/b': { ...page, initialStatus: 200, initialRevalidateSeconds: 60 },
    });
    expect(built).toMatchObject({
      '/a': { isThere: false, isFixed: true },
      '/b': { isThere: true, isFixed: false },
    });
  });

  describe('writeDescription', () => {
    const build = sharedFolder({ BUILD_ID: 'b1\n' });
    const write = (path: string, content: unknown) =>
      writeFiles(build, { [path]: JSON.stringify(content, null, 2) });
    const routes = { '/fr/vod': page, '/fr/demain': page, '/og/a.png': route };
    const preview = { previewModeId: 'secret' };
    const prerender = { version: 4, routes, dynamicRoutes: {}, preview };
    const rsc = { varyHeader: 'rsc' };
    const manifest = { version: 3, staticRoutes: [], dynamicRoutes: [], rsc };
    write('prerender-manifest.json', prerender);
    write('routes-manifest.json', manifest);
    write('server/app/fr/vod.meta', { headers: { a: '"status": 404' } });
    write('server/app/fr/demain.meta', { status: 404, headers: {} });
    write('server/app/og/a.png.meta', { status: 404, headers: {} });

    test('finds pages that ended in notFound() by their meta file', () => {
      const described = writeDescription(build);
      expect(readDescription(build)).toEqual(described);
      expect(described).toMatchObject({
        id: 'b1',
        built: {
          '/fr/vod': { isThere: true },
          '/fr/demain': { isThere: false },
          '/og/a.png': { isThere: true },
        },
      });
    });
  });
});

describe('payloads', () => {
  const rsc = { rsc: '1' };
  /** Headers of Next's router, for each kind of request. */
  const asked: Record<string, AskedPayload> = {
    'for the whole': {},
    'on the way from a page': { 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/vod' },
    'from a page alone': { 'next-url': '/vod' },
    'from a state alone': { 'next-router-state-tree': '%5B%22%22%5D' },
    'for a segment': { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    'for a segment alone': { 'next-router-segment-prefetch': '/_tree' },
    'in advance': { 'next-router-prefetch': '1' },
    'in advance, in part': { 'next-router-prefetch': '2', 'next-url': '/vod' },
    'in advance, as it was': { 'next-router-prefetch': '3' },
    'not in advance': { 'next-router-prefetch': '0', 'next-url': '/vod' },
  };
  const cases = Object.entries(asked);

  function namedByNext(headers: AskedPayload): Promise<string> {
    const of = (name: string) => headers[name] as never;
    const [prefetch, segment] = [of('next-router-prefetch'), of('next-router-segment-prefetch')];
    return nameOf(prefetch, segment, of('next-router-state-tree'), of('next-url'));
  }

  describe('payloadAddress', () => {
    test.each(cases)('is that of Next’s router %s', async (_, headers) => {
      const name = await namedByNext(headers);
      const address = name ? `/vod?_rsc=${name}` : '/vod?_rsc';
      expect(payloadAddress('/vod', { ...rsc, ...headers })).toBe(address);
      expect(readPayloadAddress(address, { ...rsc, ...headers })).toBe('own');
    });

    test.each([
      ['/vod?_rsc=abc', '/vod?_rsc'],
      ['/vod?a=1&_rsc&b=%20?&_rsc=2&&c#_rsc', '/vod?a=1&b=%20?&c&_rsc'],
      ['/vod?a_rsc=1&_rscs=2', '/vod?a_rsc=1&_rscs=2&_rsc'],
      ['?a', '?a&_rsc'],
    ])('of %s is %s', (url, address) => expect(payloadAddress(url, rsc)).toBe(address));
  });

  describe('readPayloadAddress', () => {
    test.each([
      ['/vod?a=1', 'page'],
      ['/vod?a_rsc=1', 'page'],
      ['/vod?_rsc', 'foreign'],
      ['/vod?a&_rsc=', 'foreign'],
    ])('of %s without a payload request is %s', (url, as) => {
      expect(readPayloadAddress(url, {})).toBe(as);
      expect(readPayloadAddress(url, { rsc: '2' })).toBe(as);
    });

    test.each([
      ['/vod?_rsc', 'own'],
      ['/vod', 'foreign'],
      ['/vod_rsc', 'foreign'],
      ['/vod?_rsc&_rsc', 'foreign'],
      ['/vod?_rsc=0', 'foreign'],
    ])('of %s for a whole payload is %s', (url, as) =>
      expect(readPayloadAddress(url, rsc)).toBe(as),
    );

    test('recognises the short address that browsers use without TLS', () => {
      const headers = { ...rsc, ...asked['on the way from a page'] };
      const short = hexHash('0,0,%5B%22%22%5D,/vod').slice(0, 5);
      expect(readPayloadAddress(`/news?_rsc=${short}`, headers)).toBe('short');
      expect(readPayloadAddress(`/news?_rsc=${short}x`, headers)).toBe('foreign');
      const segment = { ...rsc, ...asked['for a segment'] };
      expect(readPayloadAddress(`/news?_rsc=${hexHash('1,/_tree,0,0').slice(0, 5)}`, segment)).toBe(
        'short',
      );
      expect(readPayloadAddress(`/news?_rsc=${short}`, segment)).toBe('foreign');
      // A whole payload has no short address.
      expect(readPayloadAddress(`/news?_rsc=${hexHash('')}`, rsc)).toBe('foreign');
    });
  });
});
