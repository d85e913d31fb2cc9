import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Built, writeDescription } from '@/lib/next-internals/build-output.mjs';
import { openBodyCache } from '@/lib/server/body-cache/body-cache';
import { chunksOfOtherBuilds } from '@/lib/server/build-routes/chunks';
import { mapRoutes, readRoutes } from '@/lib/server/build-routes/read-routes';
import { payloadSuffixes } from '@/lib/server/build-routes/routes';
import { sharedFolder, writeFiles } from '../../temporary-folder';
import { mapOfRoutes } from './map-of-routes';

const project = sharedFolder({
  '.builds/a/.next/BUILD_ID': 'a',
  '.builds/a/.next/static/chunks/old.js': 'old',
  '.builds/b/.next/BUILD_ID': 'b',
  '.builds/b/.next/static/chunks/new.js': 'new',
  '.builds/c.part/.next/static/chunks/half.js': 'half',
  '.builds/current': 'b',
});
const root = join(project, '.builds/b');
const old = '/_next/static/chunks/old.js';

it('chunksOfOtherBuilds finds the chunks of other complete builds, as files relative to the served one', async () => {
  const chunks = chunksOfOtherBuilds(root);
  for (const name of ['new', 'half'])
    expect(chunks.get(`/_next/static/chunks/${name}.js`)).toBeUndefined();
  expect(chunks.get(old)).toEqual({
    file: '/../../../a/.next/static/chunks/old.js',
    headers: {
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
  const bodyCache = openBodyCache(join(root, '.next/static'));
  expect(String((await bodyCache(chunks.get(old)?.file ?? '')).body)).toBe('old');
});

const file = (name: string, more: Partial<Built> = {}): Built => ({
  ...{ file: name, headers: { 'x-own': name }, isThere: true, isFixed: true, ...more },
});
const map = (
  built: Record<string, Built>,
  payloads?: string[],
  ...more: [cacheable?: Set<string>, unbuilt?: Parameters<typeof mapRoutes>[4]]
) => {
  const pattern = { regex: '^/x$', rule: 'dynamic' } as const;
  const routes = [
    { ...pattern, page: '/open', isRendered: true },
    { ...pattern, page: '/closed', isRendered: false },
    { ...pattern, page: '/[locale]/open', isRendered: true },
  ];
  return mapRoutes(
    { built, routes, vary: 'rsc, Next-Url' },
    new Set(['/robots.txt']),
    payloads,
    ...more,
  );
};

it('mapRoutes marks unpublished pages, and separates pages that Next revalidates', () => {
  const { built, revalidated } = map({
    '/fr/a': file('/fr/a.html', { isThere: false }),
    '/fr/b': file('/fr/b.html'),
    '/fr/c': file('/fr/c.html', { isThere: false, isFixed: false }),
    '/fr/d': file('/fr/d.html', { isFixed: false }),
  });
  expect(built.get('/fr/b')).toEqual({ file: '/fr/b.html', headers: { 'x-own': '/fr/b.html' } });
  expect([...built].map(([path, { isAbsent }]) => [path, isAbsent])).toEqual([
    ['/fr/a', true],
    ['/fr/b', undefined],
    ['/fr/c', true],
  ]);
  expect([...revalidated]).toEqual(['/fr/d']);
});

describe('readRoutes', () => {
  const root = sharedFolder({
    '.next/server/app/fr.rsc': '',
    '.next/server/app/fr/movie/a.segments/_tree.segment.rsc': '',
    '.next/server/app/fr.html': '',
    '.next/static/chunks/a.js': '',
    'public/robots.txt': '',
    'public/media/a/film.mp4': '',
    'public/media/a/.media.json': '',
    'public/media/a/.part/film.mp4': '',
  });
  const page = { routeType: 'page', initialRevalidateSeconds: false } as const;
  const prerender = {
    version: 4,
    routes: { '/fr': page, '/_i18n/b7/fr/messages.json': { ...page, routeType: 'route' } },
    dynamicRoutes: {},
    preview: { previewModeId: 'secret' },
  };
  const manifest = { version: 3, staticRoutes: [], dynamicRoutes: [], rsc: { varyHeader: 'rsc' } };

  const writeBuild = (folder: string, id: string) => {
    writeFiles(join(root, folder), {
      'prerender-manifest.json': JSON.stringify(prerender),
      'routes-manifest.json': JSON.stringify(manifest),
      BUILD_ID: `${id}\n`,
    });
    writeDescription(join(root, folder));
  };

  beforeAll(() => {
    writeBuild('.next', 'b7');
    writeBuild('.builds/b6/.next', 'b6');
  });

  it('lists the pages, payloads, chunks and public files of a build', () => {
    const routes = readRoutes(root, new Set(['fr']));
    expect(routes.built.get('/fr')?.file).toBe('/fr.html');
    expect([...routes.payloads].sort()).toEqual([
      '/fr.rsc',
      '/fr/movie/a.segments/_tree.segment.rsc',
    ]);
    const listed = ['/media/a/film.mp4', '/robots.txt'];
    const hidden = ['/media/a/.media.json', '/media/a/.part/film.mp4'];
    expect([...listed, ...hidden].filter((path) => routes.publicFiles.has(path))).toEqual(listed);
    expect(routes.messages.get('fr')?.isCacheable).toBe(true);
    expect(routes.id).toBe('b7');
    expect(routes.chunks.get('/_next/static/chunks/a.js')?.file).toBe('/chunks/a.js');
  });

  it('finds the media of a published build behind their link, also those that were added later', () => {
    const bare = join(root, '.builds/b6');
    expect(readRoutes(bare, new Set()).publicFiles.has('/media/a/film.mp4')).toBe(false);
    writeFiles(bare, { 'public/robots.txt': '' });
    symlinkSync(join(root, 'public/media'), join(bare, 'public/media'));
    const { publicFiles } = readRoutes(bare, new Set());
    writeFiles(root, { 'public/media/a/still.jpg': '' });
    for (const path of ['/robots.txt', '/media/a/film.mp4', '/media/a/still.jpg'])
      expect(publicFiles.has(path), path).toBe(true);
    for (const path of ['/a/film.mp4', '/media/a/.media.json', '/media/a', '/media/../robots.txt'])
      expect(publicFiles.has(path), path).toBe(false);
  });
});

const routes = mapOfRoutes(['faust']);

it('payloadSuffixes of an unbuilt page are those of a built page of its kind', () => {
  expect(payloadSuffixes(routes, '/de/movie/faust')).toEqual(['.rsc']);
  expect(payloadSuffixes(routes, '/fr/person/faust')).toEqual(['.segments/person.segment.rsc']);
});
