import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markAbsent } from '@/tools/build/mark-absent.mjs';

let build: string;
const write = (path: string, content: unknown) => {
  mkdirSync(dirname(join(build, path)), { recursive: true });
  writeFileSync(join(build, path), JSON.stringify(content, null, 2));
};
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'bobine-absent-'));
});
afterEach(() => rmSync(build, { recursive: true }));

test('a page that is not there is known as such', () => {
  const page = { routeType: 'page' };
  const routes = {
    '/fr/vod': page,
    '/fr/actualites/demain': page,
    '/og/a.png': { routeType: 'route' },
  };
  write('prerender-manifest.json', { routes });
  write('server/app/fr/vod.meta', { headers: { a: '"status": 404' } });
  write('server/app/fr/actualites/demain.meta', { status: 404, headers: {} });
  write('server/app/og/a.png.meta', { status: 404, headers: {} });
  markAbsent(build);
  const marked = JSON.parse(readFileSync(join(build, 'prerender-manifest.json'), 'utf8'));
  expect(marked.routes).toEqual({
    ...routes,
    '/fr/actualites/demain': { ...page, initialStatus: 404 },
  });
});
