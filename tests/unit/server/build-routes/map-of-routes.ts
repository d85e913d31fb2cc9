import { mapRoutes } from '@/lib/server/build-routes/read-routes';
import type { Routes } from '@/lib/server/build-routes/routes';
import { createUnbuiltFinder, nothingUnbuilt } from '@/lib/server/on-demand/unbuilt';

const html = { 'content-type': 'text/html; charset=utf-8' };
const page = (path: string) => ({
  ...{ file: `${path}.html`, headers: html, isThere: true, isFixed: true },
});
const pages = [
  ...['/fr', '/de', '/fr/movie/nosferatu', '/de/movie/nosferatu', '/fr/movie/embed'],
  '/fr/person/murnau',
];
const notices = [
  ...['/fr/page-not-found', '/de/page-not-found', '/fr/server-error'],
  ...['/fr/shop-refusal', '/de/shop-refusal', '/fr/order-not-found', '/de/order-not-found'],
];

/** The routes of a small build. */
export function mapOfRoutes(unbuilt: string[] = []): Routes {
  const dynamicPages = {
    '/[locale]': '^/([^/]+?)(?:/)?$',
    '/[locale]/movie/[slug]': '^/([^/]+?)/movie/([^/]+?)(?:/)?$',
    '/[locale]/catalogue': '^/([^/]+?)/catalogue(?:/)?$',
    '/api/films': '^/api/films(?:/)?$',
    '/[locale]/commande/[token]': '^/([^/]+?)/commande/([^/]+?)(?:/)?$',
  };
  const inPart = ['/[locale]', '/[locale]/movie/[slug]'];
  return mapRoutes(
    {
      built: {
        ...Object.fromEntries([...pages, ...notices].map((path) => [path, page(path)])),
        '/fr/gone': { ...page('/fr/gone'), isThere: false },
        '/fr/vod': { ...page('/fr/vod'), isFixed: false },
        '/poster/a.svg': {
          ...{ file: '/poster/a.svg.body', headers: { 'content-type': 'image/svg+xml' } },
          ...{ isThere: true, isFixed: true },
        },
      },
      routes: Object.entries(dynamicPages).map(([name, regex]) => ({
        ...{ page: name, regex, rule: 'dynamic', isRendered: !inPart.includes(name) },
      })),
      vary: 'rsc',
    },
    new Set(['/media/study.mp4', '/media/study.fr.vtt']),
    [
      ...['/fr.rsc', '/fr/movie/embed.rsc', '/fr/movie/nosferatu.rsc'],
      '/fr/person/murnau.segments/person.segment.rsc',
      '/de/movie/nosferatu.segments/_tree.segment.rsc',
    ],
    undefined,
    createUnbuiltFinder({ ...nothingUnbuilt, films: unbuilt, people: unbuilt }),
  );
}
