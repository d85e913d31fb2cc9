import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  describeBuild,
  readDescription,
  writeDescription,
} from '@/lib/next-internals/build-output.mjs';

const page = { routeType: 'page', initialRevalidateSeconds: false };
const route = { ...page, routeType: 'route' };

/** A build of Next's, of which the manifests say this. */
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

describe('a build of Next’s', () => {
  it('names a page’s type, and leaves a file what it says itself, but for cookies and what Next’s cache reads', () => {
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

  it('has pages of its own, which have no address, and they alone', () => {
    const own = ['/_not-found', '/_global-error'];
    const others = ['/_not-found/a', '/x/_global-error'];
    const all = Object.fromEntries([...own, ...others].map((path) => [path, page]));
    const { built, routes } = read(all, [...own, ...others]);
    expect(Object.keys(built)).toEqual(others);
    expect(routes.map(({ page }) => page)).toEqual(others);
  });

  it('tells what is rendered for each request from what was built, in whole or in part', () => {
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

  it('says what is not there, and what is made anew from time to time', () => {
    const { built } = read({
      '/a': { ...page, initialStatus: 404 },
      '/b': { ...page, initialStatus: 200, initialRevalidateSeconds: 60 },
    });
    expect(built).toMatchObject({
      '/a': { isThere: false, isFixed: true },
      '/b': { isThere: true, isFixed: false },
    });
  });
});

describe('on the disk', () => {
  const build = mkdtempSync(join(tmpdir(), 'bobine-build-'));
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(build, path)), { recursive: true });
    writeFileSync(join(build, path), JSON.stringify(content, null, 2));
  };
  const routes = { '/fr/vod': page, '/fr/demain': page, '/og/a.png': route };
  const prerender = { version: 4, routes, dynamicRoutes: {}, preview: { previewModeId: 'secret' } };
  const manifest = { version: 3, staticRoutes: [], dynamicRoutes: [], rsc: { varyHeader: 'rsc' } };
  write('prerender-manifest.json', prerender);
  write('routes-manifest.json', manifest);
  writeFileSync(join(build, 'BUILD_ID'), 'b1\n');
  write('server/app/fr/vod.meta', { headers: { a: '"status": 404' } });
  write('server/app/fr/demain.meta', { status: 404, headers: {} });
  write('server/app/og/a.png.meta', { status: 404, headers: {} });
  afterAll(() => rmSync(build, { recursive: true }));

  it('a page that ended in notFound() is known by the file beside it', () => {
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

  it('a manifest of another version is not read as if it were the same', () => {
    write('routes-manifest.json', { ...manifest, version: 4 });
    expect(() => writeDescription(build)).toThrow('routes-manifest.json in version 4');
  });
});
