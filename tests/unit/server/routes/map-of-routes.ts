import { openUnbuilt } from '@/lib/server/on-demand/find-unbuilt';
import { nothingUnbuilt } from '@/lib/server/on-demand/unbuilt';
import { mapRoutes } from '@/lib/server/routes/map-routes';
import type { Routes } from '@/lib/server/routes/routes';

const page = { routeType: 'page', initialRevalidateSeconds: false } as const;
const pages = [
  '/fr',
  '/de',
  '/fr/movie/nosferatu',
  '/de/movie/nosferatu',
  '/fr/movie/embed',
  '/fr/person/murnau',
  '/_not-found',
];
const notices = [
  ...['/fr/page-not-found', '/de/page-not-found', '/fr/server-error'],
  ...['/fr/shop-refusal', '/de/shop-refusal', '/fr/order-not-found', '/de/order-not-found'],
];

/** A small build, in the words of Next 16's own manifests. */
export function mapOfRoutes(unbuilt: string[] = []): Routes {
  const dynamicPages = {
    '/[locale]': '^/([^/]+?)(?:/)?$',
    '/[locale]/movie/[slug]': '^/([^/]+?)/movie/([^/]+?)(?:/)?$',
    '/[locale]/catalogue': '^/([^/]+?)/catalogue(?:/)?$',
    '/api/films': '^/api/films(?:/)?$',
    '/[locale]/commande/[token]': '^/([^/]+?)/commande/([^/]+?)(?:/)?$',
  };
  const closed = { fallback: false } as const;
  return mapRoutes(
    {
      routes: {
        ...Object.fromEntries([...pages, ...notices].map((path) => [path, page])),
        '/fr/gone': { ...page, initialStatus: 404 },
        '/fr/vod': { routeType: 'page', initialRevalidateSeconds: 3600 },
        '/poster/a.svg': {
          routeType: 'route',
          initialRevalidateSeconds: false,
          initialHeaders: {
            'Content-Type': 'image/svg+xml',
            'Set-Cookie': 'a=b',
            'x-next-cache-tags': 'x',
          },
        },
      },
      dynamicRoutes: { '/[locale]': closed, '/[locale]/movie/[slug]': closed },
    },
    {
      staticRoutes: [{ page: '/_not-found', regex: '^/_not\\-found(?:/)?$' }],
      dynamicRoutes: Object.entries(dynamicPages).map(([name, regex]) => ({ page: name, regex })),
      rsc: { varyHeader: 'rsc' },
    },
    ['/media/study.mp4', '/media/study.fr.vtt'],
    [
      '/fr.rsc',
      '/fr/movie/embed.rsc',
      '/fr/movie/nosferatu.rsc',
      '/fr/person/murnau.segments/person.segment.rsc',
      '/de/movie/nosferatu.segments/_tree.segment.rsc',
    ],
    undefined,
    openUnbuilt({ ...nothingUnbuilt, films: unbuilt, drawings: unbuilt, people: unbuilt }),
  );
}
