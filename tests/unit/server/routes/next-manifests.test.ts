import { describe, expect, it } from 'vitest';
import { mapRoutes } from '@/lib/server/routes/map-routes';

const page = { routeType: 'page', initialRevalidateSeconds: false } as const;
const manifest = { staticRoutes: [], dynamicRoutes: [], rsc: { varyHeader: 'rsc' } };

describe('the manifests of Next', () => {
  const regex = '^/x$';
  const map = (more: Partial<typeof manifest> = {}, routes: object = {}, dynamicRoutes = {}) =>
    mapRoutes({ routes: routes as never, dynamicRoutes }, { ...manifest, ...more } as never, []);

  it('name a page’s type, and leave a route handler its own', () => {
    const headers = { 'Content-Type': 'image/svg+xml', 'X-Other': 'a', 'SET-COOKIE': 'b' };
    const { built } = map(
      {},
      {
        '/fr': page,
        '/a.svg': { ...page, routeType: 'route', initialHeaders: headers },
      },
    );
    expect(built.get('/fr')).toEqual({
      file: '/fr.html',
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    expect(built.get('/a.svg')).toEqual({
      file: '/a.svg.body',
      headers: { 'content-type': 'image/svg+xml', 'x-other': 'a' },
    });
  });

  it('have pages of their own, which have no address', () => {
    const routes = map(
      { staticRoutes: [{ page: '/_not-found', regex }] as never },
      { '/_not-found': page, '/_global-error': page, '/a/_not-found': page },
    );
    expect([...routes.built.keys()]).toEqual(['/a/_not-found']);
    expect(routes.rendered).toEqual([]);
  });

  it('tell what is rendered for each request from what was built, in whole or in part', () => {
    const named = ['/open', '/built', '/closed', '/in-part', '/[locale]/open'];
    const routes = map(
      {
        staticRoutes: named.slice(0, 1).map((name) => ({ page: name, regex })) as never,
        dynamicRoutes: named.slice(1).map((name) => ({ page: name, regex })) as never,
      },
      { '/built': page },
      { '/closed': { fallback: false }, '/in-part': { fallback: null } },
    );
    expect(routes.rendered.map(({ localised }) => localised)).toEqual([false, true]);
    expect(routes.rendered[0]?.pattern.test('/x')).toBe(true);
  });

  it('tell what is made anew from time to time', () => {
    const routes = map({}, { '/vod': { ...page, initialRevalidateSeconds: 60 }, '/fr': page });
    expect([...routes.revalidated]).toEqual(['/vod']);
    expect([...routes.built.keys()]).toEqual(['/fr']);
  });

  it('have words for each language, kept unless it was said otherwise', () => {
    const route = { ...page, routeType: 'route' };
    const { messages } = map({}, { '/_i18n/b1/de/messages.json': route, '/fr': page });
    expect([...messages]).toEqual([
      [
        'de',
        {
          path: '/_i18n/b1/de/messages.json',
          file: { file: '/_i18n/b1/de/messages.json.body', headers: {} },
          isCacheable: true,
        },
      ],
    ]);
  });
});
