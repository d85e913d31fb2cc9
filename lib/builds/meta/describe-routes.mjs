/**
 * A route rule of the build's metadata. `path` is the public path; `*` stands for one segment. `page`: prerendered, may
 * be preloaded; `file`: prerendered, but no navigation target; `dynamic`: rendered per request. There are no rules for
 * redirects, since no link leads to one.
 * @typedef {{ path: string, rule: 'page' | 'file' | 'dynamic' }} RouteRule
 */

/** Pages without a public address. */
const unaddressed = /\/(?:order-not-found|page-not-found|server-error|shop-refusal)$/;

function toPattern(path) {
  return path.replace(/\[{1,2}[^\]]+\]{1,2}/g, '*');
}

/** The public paths of a Next page: one per language below `app/[locale]`. */
function listAddresses(page, locales) {
  if (!page.startsWith('/[locale]')) return [toPattern(page)];
  const pattern = toPattern(page.slice('/[locale]'.length));
  return locales.map((locale, index) => (index === 0 ? pattern || '/' : `/${locale}${pattern}`));
}

/**
 * The route rules for the browser.
 * @param {Pick<import('../../next-internals/build-output.mjs').Route, 'page' | 'rule'>[]} routes
 * @param {string[]} locales the first has no prefix
 * @returns {RouteRule[]}
 */
export function describeRoutes(routes, locales) {
  return routes
    .filter(({ page }) => !unaddressed.test(page))
    .flatMap(({ page, rule }) => listAddresses(page, locales).map((path) => ({ path, rule })));
}
