import type { IncomingMessage, ServerResponse } from 'node:http';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openBodyCache } from '@/lib/server/body-cache/body-cache';
import { createNextCaller } from '@/lib/server/call-next';
import { createFileRenderer, FileNotFoundError } from '@/lib/server/on-demand/render-file';
import { createUnbuiltFinder, nothingUnbuilt } from '@/lib/server/on-demand/unbuilt';
import { cacheUntilChange } from '@/lib/server/revalidation/change-times';
import {
  createRevalidator,
  invalidateAll,
  invalidatePages,
} from '@/lib/server/revalidation/revalidate-pages';
import { createRenderQueue } from '@/lib/server/ssr-cache/render-queue';
import { temporaryFolder, writeFiles } from '../../temporary-folder';
import { mapOfRoutes } from '../build-routes/map-of-routes';

describe('invalidateAll', () => {
  /** A build with an unpublished film, over a stand-in for Next. */
  function open({ isPublished }: { isPublished: boolean }) {
    const folder = temporaryFolder();
    const all = mapOfRoutes();
    const bald = { file: '/fr/movie/bald.html', headers: {}, isAbsent: true as const };
    const routes = { ...all, built: new Map([...all.built, ['/fr/movie/bald', bald]]) };
    const state = { isPublished };
    for (const { file } of routes.built.values()) writeFiles(folder, { [file]: `old ${file}` });
    const asked: string[] = [];
    const next = async ({ url }: IncomingMessage, response: ServerResponse) => {
      asked.push(url ?? '');
      if (url?.includes('bald') && !state.isPublished) response.statusCode = 404;
      response.end(`new ${url}`);
    };
    const callNext = createNextCaller(next);
    const queues = { enqueueRender: createRenderQueue(), enqueueDownload: createRenderQueue() };
    const renderer = createFileRenderer({ callNext, secret: 's', routes, ...queues });
    const bodyCache = openBodyCache(folder, { render: renderer.render });
    const context = { callNext, secret: 's', routes, renderer, bodyCache };
    const bodyOf = async (file: string) => (await bodyCache(file)).body.toString();
    return { asked, routes, context, state, bodyOf };
  }

  it('keeps nothing of each time: the stock of a shop changes any number of times', () => {
    const { context } = open({ isPublished: true });
    const kinds = new Set<unknown>();
    const renderer = { outdate: (covers: unknown) => void kinds.add(covers) };
    for (let time = 0; time < 3; time += 1) {
      invalidateAll({ ...context, renderer });
      invalidatePages({ ...context, renderer });
    }
    expect(kinds.size).toBe(2);
  });

  it('makes published pages reachable', async () => {
    const { context, state, bodyOf } = open({ isPublished: false });
    await expect(bodyOf('/fr/movie/bald.html')).rejects.toThrow(FileNotFoundError);
    await createRevalidator(context)(['/movie/bald']);
    state.isPublished = true;
    invalidateAll(context);
    expect(await bodyOf('/fr/movie/bald.html')).toBe('new /movie/bald');
  });

  it('renders each page again on its next request, and expires what Next has rendered', async () => {
    const { asked, context, bodyOf } = open({ isPublished: true });
    const before = Date.now() - 1;
    expect(await bodyOf('/de.html')).toBe('old /de.html');
    invalidateAll(context);
    expect(areTagsExpired(['_N_T_/layout'], before)).toBe(true);
    expect(asked).toEqual([]);
    expect(await bodyOf('/de.html')).toBe('new /de');
    expect(await bodyOf('/de.html')).toBe('new /de');
    expect(asked).toEqual(['/de']);
  });

  it('invalidatePages invalidates pages and payloads, but no images', async () => {
    const { asked, context, bodyOf, routes } = open({ isPublished: true });
    const payload = '/de/movie/nosferatu.segments/_tree.segment.rsc';
    expect(routes.payloads.has(payload)).toBe(true);
    invalidatePages(context);
    expect(await bodyOf('/de.html')).toBe('new /de');
    expect(await bodyOf(payload)).toMatch(/^new /);
    expect(await bodyOf('/poster/a.svg.body')).toBe('old /poster/a.svg.body');
    expect(asked).toHaveLength(2);
  });
});

/** A stand-in for Next that fails for one film. */
function renderer() {
  const asked: string[] = [];
  const next = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    asked.push(`${url} ${headers['x-prerender-revalidate']}`);
    if (url === '/moved') response.writeHead(302, { location: '/' });
    else if (url?.endsWith('lost')) response.statusCode = 500;
    response.end(`new ${url}`);
  };
  return { asked, next };
}

function open(unbuilt: string[] = []) {
  const { asked, next } = renderer();
  const routes = mapOfRoutes(unbuilt);
  const put = vi.fn();
  const drop = vi.fn();
  const bodyCache = Object.assign(vi.fn(), { put, drop, clear: vi.fn() });
  return {
    asked,
    routes,
    put,
    drop,
    renew: createRevalidator({
      callNext: createNextCaller(next),
      secret: 's',
      ...{ routes, bodyCache, renderer: { outdate: vi.fn() } },
    }),
  };
}

it('createRevalidator renders each built page again, one after the other', async () => {
  const { asked, put, renew } = open();
  await renew(['/', '/de', '/movie/nosferatu', '/movie/nobody']);
  expect(asked).toEqual(['/ s', '/de s', '/movie/nosferatu s']);
  expect(put.mock.calls.map(([file]) => file)).toEqual([
    '/fr.html',
    '/de.html',
    '/fr/movie/nosferatu.html',
  ]);
  const [, making, again] = put.mock.calls[2] ?? [];
  expect((await making).toString()).toBe('new /movie/nosferatu');
  expect((await again()).toString()).toBe('new /movie/nosferatu');
});

it('createRevalidator renders the payloads of the page again on their next request, and no others', async () => {
  const { asked, drop, renew } = open();
  await renew(['/de/movie/nosferatu']);
  const [[file, again] = [], ...others] = drop.mock.calls;
  expect(file).toBe('/de/movie/nosferatu.segments/_tree.segment.rsc');
  expect(others).toEqual([]);
  expect(String(await again())).toMatch(/^new \/de\/movie\/nosferatu\?_rsc=/);
  expect(asked.at(-1)).toMatch(/^\/de\/movie\/nosferatu\?_rsc=.* s$/);
});

it('createRevalidator goes on after a failure, and rejects at the end', async () => {
  const { asked, put, routes, renew } = open();
  const built = new Map([...routes.built, ['/lost', { file: '/lost.html', headers: {} }]]);
  Object.assign(routes, { built });
  await expect(renew(['/lost', '/de'])).rejects.toThrow('made anew with 500');
  await put.mock.calls[1]?.[1];
  expect(asked).toEqual(['/lost s', '/de s']);
});

describe('cacheUntilChange', () => {
  const moment = Date.parse('2026-12-04T20:30:00+01:00');

  beforeEach(() => void vi.useFakeTimers({ now: moment - 1 }));

  it('reads an unbuilt film again only after a change time', () => {
    const read = vi.fn(() => {
      const films = Date.now() < moment ? ['faust'] : ['faust', 'bald'];
      return createUnbuiltFinder({ ...nothingUnbuilt, films });
    });
    const find = cacheUntilChange(read, [moment, moment + 1000]);
    expect(find()('/fr/movie/faust')).toBeDefined();
    expect(find()('/fr/movie/bald')).toBeUndefined();
    expect(find()('/poster/bald.svg')).toBeUndefined();
    vi.setSystemTime(moment);
    expect(find()('/fr/movie/bald')?.file).toBe('/fr/movie/bald.html');
    expect(find()('/poster/bald.svg')).toBeDefined();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
