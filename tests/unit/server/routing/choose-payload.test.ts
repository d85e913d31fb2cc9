import { computeCacheBustingSearchParam as nameOf } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { expect, it } from 'vitest';
import { type Asked, chooseAnswer } from '@/lib/server/routing/choose-answer';
import { mapOfRoutes } from '../routes/map-of-routes';

const routes = mapOfRoutes();
const payload = { rsc: '1' };
const choose = (url: string, headers: Asked['headers'] = payload, method = 'GET') =>
  chooseAnswer({ method, url, headers }, routes);

/** Asks as Next's own router does: under the name that it gives to what these headers ask for. */
async function ask(path: string, headers: Asked['headers'] = {}) {
  const of = (name: string) => headers[name] as never;
  const [prefetch, segment] = [of('next-router-prefetch'), of('next-router-segment-prefetch')];
  const name = await nameOf(prefetch, segment, of('next-router-state-tree'), of('next-url'));
  return choose(`${path}?_rsc${name && `=${name}`}`, { ...payload, ...headers });
}
const fromHere = { 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/vod' };

it('serves the whole payload for a navigation, and says where a French path lies in Next', async () =>
  expect(await ask('/movie/nosferatu', fromHere)).toMatchObject({
    kind: 'built',
    isKept: true,
    file: {
      file: '/fr/movie/nosferatu.rsc',
      headers: {
        'content-type': 'text/x-component',
        'x-nextjs-rewritten-path': '/fr/movie/nosferatu',
      },
    },
  }));

it('serves a segment for a preload, marked as one', async () => {
  const answer = await ask('/de/movie/nosferatu', segment('/_tree'));
  expect(answer).toMatchObject({
    isKept: true,
    file: { file: '/de/movie/nosferatu.segments/_tree.segment.rsc' },
  });
  const { headers } = (answer as { file: { headers: object } }).file;
  expect(headers).toHaveProperty('x-nextjs-postponed', '2');
  expect(headers).not.toHaveProperty('x-nextjs-rewritten-path');
});

it.each([
  ['for a segment that was not built', segment('/nope')],
  ['for a path out of the folder', segment('/../../../../etc/passwd')],
  ['for a preload of another kind', { 'next-router-prefetch': '1' }],
])('leaves it to Next %s', async (_, headers) =>
  expect(await ask('/movie/nosferatu', headers)).toMatchObject({
    kind: 'next',
    isBuilt: true,
    isKept: true,
  }),
);

it.each([
  ['the page’s own address', '/movie/nosferatu', '/movie/nosferatu?_rsc'],
  ['another payload’s', '/movie/nosferatu?_rsc=abc', '/movie/nosferatu?_rsc'],
  ['two', '/movie/nosferatu?_rsc&_rsc', '/movie/nosferatu?_rsc'],
  ['one with more', '/catalogue?q=a%20b&_rsc=x&page=2', '/catalogue?q=a%20b&page=2&_rsc'],
])('sends who asks for a payload under %s to its own', (_, url, location) =>
  expect(choose(url)).toMatchObject({ kind: 'moved', status: 307, location }),
);

it('gives no segment under the address of the whole, nor the whole under a segment’s', () => {
  const own = String(moved('/movie/nosferatu', segment('/_tree')));
  expect(choose(own).kind).toBe('moved');
  expect(choose('/movie/nosferatu?_rsc', { ...payload, ...segment('/_tree') }).kind).toBe('moved');
  expect(choose(own, { ...payload, ...segment('/_tree') }).kind).not.toBe('moved');
});

it('lets no cache keep what lies under a short name, which others can have as well', () => {
  // Browsers write it where there is no TLS: djb2 of what they ask for.
  const short = choose(`/movie/nosferatu?_rsc=${shortName('0,0,%5B%22%22%5D,/vod')}`, {
    ...payload,
    ...fromHere,
  });
  expect(short).toMatchObject({
    kind: 'built',
    isKept: false,
    file: { file: '/fr/movie/nosferatu.rsc' },
  });
});

it('lets no cache keep a page under the address of a payload', () => {
  expect(choose('/movie/nosferatu?_rsc=abc', {})).toMatchObject({ kind: 'built', isKept: false });
  expect(choose('/catalogue?_rsc=abc', {})).toMatchObject({ kind: 'rendered', isKept: false });
  expect(choose('/movie/nosferatu?a_rsc=abc', {})).toMatchObject({ isKept: true });
});

function segment(path: string) {
  return { 'next-router-prefetch': '1', 'next-router-segment-prefetch': path };
}

function moved(url: string, headers: Asked['headers']) {
  const answer = choose(url, { ...payload, ...headers });
  return answer.kind === 'moved' ? answer.location : undefined;
}

/** `hexHash` of Next. */
function shortName(asked: string): string {
  let hash = 5381;
  for (const sign of asked) hash = (hash * 33 + sign.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36).slice(0, 5);
}
