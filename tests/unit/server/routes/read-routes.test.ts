import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDescription } from '@/lib/next-internals/build-output.mjs';
import { readRenewal } from '@/lib/server/renewal/read-renewal';
import { readRoutes } from '@/lib/server/routes/read-routes';

const root = mkdtempSync(join(tmpdir(), 'bobine-routes-'));
const write = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const page = { routeType: 'page', initialRevalidateSeconds: false } as const;
const prerender = {
  version: 4,
  routes: { '/fr': page, '/_i18n/b7/fr/messages.json': { ...page, routeType: 'route' } },
  dynamicRoutes: {},
  preview: { previewModeId: 'secret' },
};
const manifest = { version: 3, staticRoutes: [], dynamicRoutes: [], rsc: { varyHeader: 'rsc' } };

beforeAll(() => {
  write('.next/prerender-manifest.json', prerender);
  write('.next/routes-manifest.json', manifest);
  write('.next/BUILD_ID', 'b7\n');
  writeDescription(join(root, '.next'));
  write('.next/server/app/fr.rsc', '');
  write('.next/server/app/fr/movie/a.segments/_tree.segment.rsc', '');
  write('.next/server/app/fr.html', '');
  write('.next/server/app/builds/changes.json.body', {
    built: 1,
    shared: [],
    moments: [],
    cards: {},
  });
  write('.next/static/chunks/a.js', '');
  write('public/robots.txt', '');
  write('public/media/a/film.mp4', '');
  write('public/media/a/.media.json', '');
  write('public/media/a/.part/film.mp4', '');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a build on the disk', () => {
  it('has its pages, its payloads and its public files, each by its path', () => {
    const routes = readRoutes(root, new Set(['fr']));
    expect(routes.built.get('/fr')?.file).toBe('/fr.html');
    expect([...routes.payloads].sort()).toEqual([
      '/fr.rsc',
      '/fr/movie/a.segments/_tree.segment.rsc',
    ]);
    const lying = ['/media/a/film.mp4', '/robots.txt'];
    const hidden = ['/media/a/.media.json', '/media/a/.part/film.mp4'];
    expect([...lying, ...hidden].filter((path) => routes.publicFiles.has(path))).toEqual(lying);
    expect(routes.messages.get('fr')?.isCacheable).toBe(true);
    expect(routes.id).toBe('b7');
    expect(routes.chunks.get('/_next/static/chunks/a.js')).toEqual({
      file: '/chunks/a.js',
      headers: {
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  });

  it('says of itself which it is: anew each time it is asked, for ever under its own name', () => {
    const { built } = readRoutes(root, new Set());
    const json = { 'content-type': 'application/json' };
    expect(built.get('/builds/latest.json')).toEqual({
      file: '/builds/latest.json',
      headers: { ...json, 'cache-control': 'no-cache' },
    });
    expect(built.get('/builds/meta/b7.json')).toEqual({
      file: '/builds/meta/b7.json',
      headers: { ...json, 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it('that is not there is said with what to do', () => {
    expect(() => readRoutes(join(root, 'nowhere'), new Set())).toThrow(
      'There is no complete build here: run `npm run build` first.',
    );
  });

  it('says when its pages change, and by which secret they are made anew', () => {
    expect(readRenewal(root)).toEqual({
      changes: { built: 1, shared: [], moments: [], cards: {} },
      secret: 'secret',
    });
  });
});

describe('beside a build', () => {
  it('lie the chunks of others, and its own come first; what it has left is found as it is told', () => {
    const file = { file: '/a.html', headers: {} };
    const { chunks, unbuilt } = readRoutes(root, new Set(), () => file);
    expect(unbuilt('/x')).toBe(file);
    expect(chunks.get('/_next/static/chunks/none.js')).toBeUndefined();
    const shelf = join(root, '.builds');
    for (const name of ['b7', 'b6']) {
      for (const path of ['prerender-manifest.json', 'routes-manifest.json', 'BUILD_ID'])
        write(
          `.builds/${name}/.next/${path}`,
          path === 'BUILD_ID' ? name : path.startsWith('routes') ? manifest : prerender,
        );
      writeDescription(join(root, `.builds/${name}/.next`));
      write(`.builds/${name}/.next/static/chunks/${name}.js`, '');
      write(`.builds/${name}/.next/static/chunks/both.js`, '');
    }
    write('.builds/current', 'b7');
    const shelved = readRoutes(join(shelf, 'b7'), new Set());
    expect(shelved.id).toBe('b7');
    expect(shelved.chunks.get('/_next/static/chunks/b6.js')?.file).toBe(
      '/../../../b6/.next/static/chunks/b6.js',
    );
    expect(shelved.chunks.get('/_next/static/chunks/both.js')?.file).toBe('/chunks/both.js');
  });

  it('lie the media to which a link leads, where there is one, and what fails is told with its cause', () => {
    const bare = join(root, '.builds/b6');
    expect(readRoutes(bare, new Set()).publicFiles.has('/media/a/film.mp4')).toBe(false);
    write('.builds/b6/public/robots.txt', '');
    symlinkSync(join(root, 'public/media'), join(bare, 'public/media'));
    const { publicFiles } = readRoutes(bare, new Set());
    const paths = ['/robots.txt', '/media/a/film.mp4', '/a/film.mp4', '/media/a/.media.json'];
    expect(paths.map((path) => publicFiles.has(path))).toEqual([true, true, false, false]);
    const fail = () => readRoutes(join(root, 'nowhere'), new Set());
    expect(fail).toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ code: 'ENOENT' }) }),
    );
  });
});
