import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { readNoticePage } from '@/lib/server/notices/read-notice-page';
import type { Packs } from '@/lib/server/packs/open-packs';
import { mapOfRoutes } from '../routes/map-of-routes';

const packs = ((file: string) => file) as unknown as Packs;
const readFor = (
  url: string | undefined,
  headers: Record<string, string> = {},
  method = 'GET',
  name: Parameters<typeof readNoticePage>[0] = 'page-not-found',
) => readNoticePage(name, { method, url, headers } as IncomingMessage, mapOfRoutes(), packs);
const german = { 'accept-language': 'de-CH' };

it.each(['document', 'iframe', 'frame', 'embed', 'object', 'empty'])(
  'there is a page where it is shown as %s',
  async (goal) =>
    expect(await readFor('/x', { 'sec-fetch-dest': goal })).toBe('/fr/page-not-found.html'),
);

it.each(['image', 'script', 'style', 'video', ''])('there is none where it is %s', async (goal) =>
  expect(await readFor('/x', { 'sec-fetch-dest': goal })).toBeUndefined(),
);

it('there is one for GET and HEAD, and none for the router', async () => {
  expect(await readFor('/x', {}, 'HEAD')).toBe('/fr/page-not-found.html');
  for (const method of ['POST', 'OPTIONS']) expect(await readFor('/x', {}, method)).toBeUndefined();
  expect(await readFor('/x', { rsc: '1' })).toBeUndefined();
});

it('it is in the language of its address, of a file in the visitor’s', async () => {
  expect(await readFor('/de/x', {})).toBe('/de/page-not-found.html');
  expect(await readFor('/x', german)).toBe('/fr/page-not-found.html');
  expect(await readFor(undefined, german)).toBe('/fr/page-not-found.html');
  for (const path of ['/_next/x.js', '/media/x.mp4']) {
    expect(await readFor(path, german)).toBe('/de/page-not-found.html');
    expect(await readFor(path, { ...german, cookie: 'i18n_redirected=fr' })).toBe(
      '/fr/page-not-found.html',
    );
  }
  for (const path of ['/x/media/a', '/mediathek', '/de/_next/x'])
    expect(await readFor(path, { 'accept-language': path.startsWith('/de') ? 'fr' : 'de' })).toBe(
      `/${path.startsWith('/de') ? 'de' : 'fr'}/page-not-found.html`,
    );
});

it('it is of the kind that is asked for, where the build has it', async () => {
  expect(await readFor('/x', {}, 'GET', 'server-error')).toBe('/fr/server-error.html');
  expect(await readFor('/de/x', {}, 'GET', 'server-error')).toBeUndefined();
});
