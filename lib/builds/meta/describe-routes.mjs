/**
 * One rule of the build's metadata. `path` is as the visitor knows it; `*` stands for one segment. `page`:
 * prerendered, and may be preloaded; `file`: prerendered, but nothing to navigate to; `dynamic`: rendered for each request. No link leads to a redirect: there is no rule for one.
 * @typedef {{ path: string, rule: 'page' | 'file' | 'dynamic' }} RouteRule
 */

/** Next's own pages, and ours that have no address. */
const unaddressed = /^\/_|\/(?:order-not-found|page-not-found|server-error|shop-refusal)$/;

function toPattern(path) {
  return path.replace(/\[{1,2}[^\]]+\]{1,2}/g, '*');
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
 * @param {{ staticRoutes: { page: string }[], dynamicRoutes: { page: string }[] }} manifest
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
  return [...manifest.staticRoutes, ...manifest.dynamicRoutes]
    .filter(({ page }) => !unaddressed.test(page))
    .flatMap(({ page }) => {
      const rule = made.get(page) ?? { rule: 'dynamic' };
      return listAddresses(page, locales).map((path) => ({ path, ...rule }));
    });
}
