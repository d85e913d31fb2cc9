import { expect, it } from 'vitest';
import { mapRoutes } from '@/lib/server/routes/map-routes';

const page = { routeType: 'page', initialRevalidateSeconds: false } as const;
const manifest = { staticRoutes: [], dynamicRoutes: [], rsc: { varyHeader: 'rsc, Next-Url' } };
const map = (
  routes: Record<string, object>,
  payloads?: string[],
  ...more: [cacheable?: Set<string>, unbuilt?: Parameters<typeof mapRoutes>[5]]
) =>
  mapRoutes({ routes, dynamicRoutes: {} } as never, manifest, ['/robots.txt'], payloads, ...more);

it('a page that is not there yet waits, and is not built', () => {
  const { built, waiting, revalidated } = map({
    '/fr/a': { ...page, initialStatus: 404 },
    '/fr/b': { ...page, initialStatus: 200 },
    '/_not-found': { ...page, initialStatus: 404 },
    '/fr/c': { ...page, initialStatus: 404, initialRevalidateSeconds: 60 },
  });
  expect([...built.keys()]).toEqual(['/fr/b']);
  expect([...waiting]).toEqual([
    ['/fr/a', { file: '/fr/a.html', headers: { 'content-type': 'text/html; charset=utf-8' } }],
    ['/fr/c', { file: '/fr/c.html', headers: { 'content-type': 'text/html; charset=utf-8' } }],
  ]);
  expect([...revalidated]).toEqual([]);
});

it('a stored answer says what its page says of itself, but for cookies and what Next’s cache reads', () => {
  const initialHeaders = {
    ...{ 'Content-Type': 'text/html; charset=x', 'Set-Cookie': 'a', 'X-Next-Cache-Tags': 'b' },
    'X-Own': 'c',
  };
  const { built } = map({ '/fr': { ...page, initialHeaders } });
  expect(built.get('/fr')?.headers).toEqual({
    'content-type': 'text/html; charset=x',
    'x-own': 'c',
  });
});

it('only whole names are Next’s own', () => {
  const { built } = map({
    '/_not-found/a': page,
    '/_global-error': page,
    '/x/_global-error': page,
  });
  expect([...built.keys()]).toEqual(['/_not-found/a', '/x/_global-error']);
});

it('the rest is as it was given, and nothing where nothing was', () => {
  const routes = map({});
  expect(routes).toMatchObject({ isSelling: false, vary: 'rsc, Next-Url', rendered: [] });
  expect(routes.publicFiles.has('/robots.txt')).toBe(true);
  expect([routes.chunks.get('/a'), routes.unbuilt('/a')]).toEqual([undefined, undefined]);
  expect([routes.payloads.size, routes.payloadEndings.size]).toEqual([0, 0]);
  const file = { file: '/a.html', headers: {} };
  expect(map({}, [], undefined, () => file).unbuilt('/a')).toBe(file);
});

it('words may be kept in those languages that are named', () => {
  const route = { ...page, routeType: 'route' };
  const words = { '/_i18n/b1/de/messages.json': route, '/_i18n/b1/fr/messages.json': route };
  const { messages } = map(words, [], new Set(['fr']));
  expect([...messages].map(([locale, { isCacheable }]) => [locale, isCacheable])).toEqual([
    ['de', false],
    ['fr', true],
  ]);
});

it('the payloads of a kind are called like those of its first page', () => {
  const { payloads, payloadEndings } = map({}, [
    '/fr/movie/a.rsc',
    '/fr/movie/a.segments/_tree.segment.rsc',
    '/fr/movie/ab.rsc',
    '/fr/movie/b.segments/other.segment.rsc',
    '/de/person/c.segments/_tree.segment.rsc',
    '/fr/news/d.rsc',
    '/x/fr/movie/e.rsc',
    '/fra/movie/f.rsc',
    '/fr/movie/g/h.rsc',
  ]);
  expect(payloads.size).toBe(9);
  expect([...payloadEndings]).toEqual([
    ['movie', ['.rsc', '.segments/_tree.segment.rsc']],
    ['person', ['.segments/_tree.segment.rsc']],
  ]);
});
