import { expect, it } from 'vitest';
import type { Built } from '@/lib/next-internals/build-output.mjs';
import { mapRoutes } from '@/lib/server/routes/map-routes';

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
  return mapRoutes({ built, routes, vary: 'rsc, Next-Url' }, ['/robots.txt'], payloads, ...more);
};

it('a page that is not there yet waits, and what is made anew from time to time is not built', () => {
  const { built, waiting, revalidated } = map({
    '/fr/a': file('/fr/a.html', { isThere: false }),
    '/fr/b': file('/fr/b.html'),
    '/fr/c': file('/fr/c.html', { isThere: false, isFixed: false }),
    '/fr/d': file('/fr/d.html', { isFixed: false }),
  });
  expect([...built]).toEqual([
    ['/fr/b', { file: '/fr/b.html', headers: { 'x-own': '/fr/b.html' } }],
  ]);
  expect([...waiting.keys()]).toEqual(['/fr/a', '/fr/c']);
  expect([...revalidated]).toEqual(['/fr/d']);
});

it('what is rendered for each request is known by its pattern, and whether it has a language', () => {
  const { rendered } = map({});
  expect(rendered.map(({ localised }) => localised)).toEqual([false, true]);
  expect(rendered[0]?.pattern.test('/x')).toBe(true);
});

it('the rest is as it was given, and nothing where nothing was', () => {
  const routes = map({});
  expect(routes).toMatchObject({ isSelling: false, vary: 'rsc, Next-Url' });
  expect(routes.publicFiles.has('/robots.txt')).toBe(true);
  expect([routes.chunks.get('/a'), routes.unbuilt('/a')]).toEqual([undefined, undefined]);
  expect([routes.payloads.size, routes.payloadEndings.size]).toEqual([0, 0]);
  const left = file('/a.html');
  expect(map({}, [], undefined, () => left).unbuilt('/a')).toBe(left);
});

it('words may be kept in those languages that are named', () => {
  const paths = ['/_i18n/b1/de/messages.json', '/_i18n/b1/fr/messages.json'];
  const words = Object.fromEntries(paths.map((path) => [path, file(`${path}.body`)]));
  const { messages } = map(words, [], new Set(['fr']));
  expect(map(words).messages.get('de')).toMatchObject({ path: paths[0], isCacheable: true });
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
