import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { markMissing } from '@/tools/build/mark-missing.mjs';

const root = mkdtempSync(join(tmpdir(), 'bobine-missing-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a page that says itself that it is not there is so in the manifest', () => {
  const write = (path: string, value: object) =>
    writeFileSync(join(root, path), JSON.stringify(value));
  mkdirSync(join(root, 'server/app/fr/movie'), { recursive: true });
  write('server/app/fr/shop.meta', { status: 404 });
  write('server/app/fr/vod.meta', { headers: {} });
  write('server/app/fr/movie/a.meta', { status: 404 });
  const page = (srcRoute: string) => ({ routeType: 'page', srcRoute });
  const routes = {
    '/fr/shop': page('/[locale]/shop'),
    '/fr/vod': page('/[locale]/vod'),
    '/fr/movie/a': page('/[locale]/movie/[slug]'),
    '/robots.txt': { routeType: 'handler', srcRoute: '/robots.txt' },
  };
  write('prerender-manifest.json', { version: 4, routes });
  markMissing(root);
  const marked = JSON.parse(readFileSync(join(root, 'prerender-manifest.json'), 'utf8'));
  expect(marked).toEqual({
    version: 4,
    routes: { ...routes, '/fr/shop': { ...routes['/fr/shop'], initialStatus: 404 } },
  });
});
