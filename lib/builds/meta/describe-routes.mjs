/**
 * One rule of the build's metadata. `path` is as the visitor knows it; `*` stands for one segment,
 * `**` at the end for any number. `page`: prerendered, and may be preloaded; `file`: prerendered, but
 * nothing to navigate to; `dynamic`: rendered for each request; `redirect`: leads to `to`.
 * @typedef {{ path: string, rule: 'page' | 'file' | 'dynamic' }
 *   | { path: string, rule: 'redirect', to: string, status: number }} RouteRule
 */

/** Next's own pages, and ours that have no address. */
const unaddressed = /^\/_|\/(?:order-not-found|page-not-found|server-error|shop-refusal)$/;

function toPattern(path) {
  return path.replace(/\[[^\]]+\]|:\w+(?!\*|\w)/g, '*').replace(/:\w+\*/g, '**');
}

/** The addresses of a page of Next's: one for each language below `app/[locale]`. */
function listAddresses(page, locales) {
  if (!page.startsWith('/[locale]')) return [toPattern(page)];
  const rest = toPattern(page.slice('/[locale]'.length));
  return locales.map((locale, index) => (index === 0 ? rest || '/' : `/${locale}${rest}`));
}

/**
 * The rules by which the browser knows what a link leads to, from Next's manifests.
 * @param {{ routes: Record<string, { routeType: string, srcRoute: string | null }> }} prerender
 *   `.next/prerender-manifest.json`
 * @param {{ staticRoutes: { page: string }[], dynamicRoutes: { page: string }[],
 *   redirects: { source: string, destination: string, statusCode?: number, internal?: true }[] }} manifest
 *   `.next/routes-manifest.json`
 * @param {string[]} locales the first has no prefix
 * @returns {RouteRule[]}
 */
export function describeRoutes(prerender, manifest, locales) {
  const made = new Map();
  for (const [path, { routeType, srcRoute }] of Object.entries(prerender.routes)) {
    const route = srcRoute ?? path;
    made.set(route, { rule: routeType === 'page' ? 'page' : 'file' });
  }
  const redirects = manifest.redirects
    .filter(({ internal }) => !internal)
    .map(({ source, destination, statusCode = 308 }) => ({
      ...{ path: toPattern(source), rule: 'redirect' },
      ...{ to: toPattern(destination), status: statusCode },
    }));
  const routes = [...manifest.staticRoutes, ...manifest.dynamicRoutes]
    .filter(({ page }) => !unaddressed.test(page))
    .flatMap(({ page }) => {
      const rule = made.get(page) ?? { rule: 'dynamic' };
      return listAddresses(page, locales).map((path) => ({ path, ...rule }));
    });
  return [...redirects, ...routes];
}
