import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { chooseAnswer } from '@/lib/server/choice/choose-answer';
import { callingNext } from '@/lib/server/next/call-next';
import { openPacks } from '@/lib/server/packs/open-packs';
import { renewingAll, renewPages } from '@/lib/server/renewal/renew-all';
import { createRenewal } from '@/lib/server/renewal/renew-pages';
import { mapOfRoutes } from '../routes/map-of-routes';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A built site with what waits for its moment, and Next behind it, which says what it was asked. */
function open({ isOut, gone }: { isOut: boolean; gone?: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-renew-all-'));
  folders.push(folder);
  const routes = mapOfRoutes();
  const waiting = new Map([
    ['/fr/movie/bald', { file: '/fr/movie/bald.html', headers: {} }],
    ['/poster/bald.svg', { file: '/poster/bald.svg.body', headers: {} }],
  ]);
  Object.assign(routes, { waiting });
  for (const { file } of [...routes.built.values(), ...waiting.values()]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `old ${file}`);
  }
  const asked: string[] = [];
  const next = async ({ url }: IncomingMessage, response: ServerResponse) => {
    asked.push(url ?? '');
    if (url?.includes('bald') && !isOut) response.statusCode = 404;
    if (url === gone) response.statusCode = 404;
    response.end(`new ${url}`);
  };
  const packs = openPacks(folder);
  const behind = { ask: callingNext(next), secret: 's', routes, packs };
  const kindOf = (url: string) => chooseAnswer({ method: 'GET', url, headers: {} }, routes).kind;
  const bodyOf = async (file: string) => (await packs(file)).body.toString();
  return { asked, routes, behind, kindOf, bodyOf };
}

test('what is out now stands at its address, its poster too, and was nowhere before', async () => {
  const { behind, kindOf, bodyOf } = open({ isOut: true });
  expect([kindOf('/movie/bald'), kindOf('/poster/bald.svg')]).toEqual(['not-found', 'not-found']);
  await renewingAll(behind)();
  expect([kindOf('/movie/bald'), kindOf('/poster/bald.svg')]).toEqual(['built', 'built']);
  expect(await bodyOf('/fr/movie/bald.html')).toBe('new /movie/bald');
});

test('every page is made anew, but only when somebody asks for it', async () => {
  const { asked, behind, bodyOf } = open({ isOut: false });
  expect(await bodyOf('/de.html')).toBe('old /de.html');
  await renewingAll(behind)();
  expect(asked.every((url) => url.includes('bald'))).toBe(true);
  expect(await bodyOf('/de.html')).toBe('new /de');
  expect(await bodyOf('/de.html')).toBe('new /de');
  expect(asked.filter((url) => url === '/de')).toHaveLength(1);
});

test('what has still to come waits on, and that is no failure', async () => {
  const { behind, kindOf } = open({ isOut: false });
  await renewingAll(behind)();
  expect(kindOf('/movie/bald')).toBe('not-found');
  await createRenewal(behind)(['/movie/bald']);
  expect(kindOf('/movie/bald')).toBe('not-found');
});

test('what is no longer there stays as the build has it', async () => {
  const { behind, bodyOf } = open({ isOut: true, gone: '/poster/a.svg' });
  await renewingAll(behind)();
  expect(await bodyOf('/poster/a.svg.body')).toBe('old /poster/a.svg.body');
  expect(await bodyOf('/fr.html')).toBe('new /');
});

test('pages alone are made anew, their payloads too, and nothing that is drawn', async () => {
  const { asked, behind, bodyOf, routes } = open({ isOut: true });
  const [payload = expect.fail()] = routes.payloads;
  renewPages(behind);
  expect(asked).toEqual([]);
  expect(await bodyOf('/de.html')).toBe('new /de');
  expect(await bodyOf(payload)).toMatch(/^new /);
  expect(await bodyOf('/poster/a.svg.body')).toBe('old /poster/a.svg.body');
  expect(asked).toHaveLength(2);
});
