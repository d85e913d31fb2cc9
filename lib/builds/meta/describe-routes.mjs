/**
 * One rule of the build's metadata. `path` is as the visitor knows it; `*` stands for one segment. `page`:
 * prerendered, and may be preloaded; `file`: prerendered, but nothing to navigate to; `dynamic`: rendered for each request. No link leads to a redirect: there is no rule for one.
 * @typedef {{ path: string, rule: 'page' | 'file' | 'dynamic' }} RouteRule
 */

/** Pages that have no address. */
const unaddressed = /\/(?:order-not-found|page-not-found|server-error|shop-refusal)$/;

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
 * The rules by which the browser knows what a link leads to.
 * @param {Pick<import('../../next-internals/build-output.mjs').Route, 'page' | 'rule'>[]} routes
 * @param {string[]} locales the first has no prefix
 * @returns {RouteRule[]}
 */
export function describeRoutes(routes, locales) {
  return routes
    .filter(({ page }) => !unaddressed.test(page))
    .flatMap(({ page, rule }) => listAddresses(page, locales).map((path) => ({ path, rule })));
}
