import { localePath, pathLocale, plainPath } from '@/lib/i18n/locale-path';

/** The catalogue, whose query a static host does not read. */
const catalogue = '/catalogue';
/** Where a page has a file of its own beside those of the site. */
const isFile = /\.[a-z0-9]+$/i;

/**
 * Where an address of the site is found in a mirror: itself, but for a query of the catalogue, which
 * becomes part of the path (`/catalogue?genre=drama` → `/catalogue/genre=drama`).
 * @param address a path of the site with its query, without a hash
 */
export function mirrorAddress(address: string): string {
  const [path = '/', query] = address.split('?', 2);
  return query && plainPath(path) === catalogue ? `${path}/${query}` : path;
}

/** The file below a mirror's folder that is served at one of its addresses. */
export function mirrorFile(address: string): string {
  const path = decodeURI(mirrorAddress(address)).slice(1);
  if (path === '') return 'index.html';
  return isFile.test(path) ? path : `${path}.html`;
}

/**
 * The nearest query of the catalogue that a mirror has a page for: without its order and view, on the
 * first page, or the plain catalogue at last.
 */
export function nearestQuery(address: string, isThere: (address: string) => boolean): string {
  const [path = '/', query = ''] = address.split('?', 2);
  const params = new URLSearchParams(query);
  for (const dropped of ['', 'page', 'view', 'sort', 'unseen']) {
    params.delete(dropped);
    const nearest = params.size > 0 ? `${path}?${params}` : path;
    if (isThere(nearest)) return nearest;
  }
  return localePath(catalogue, pathLocale(path));
}

/** Ways to present and to turn the pages of what was chosen. */
const presented = new Set(['sort', 'view', 'page']);

/**
 * Whether a query of the catalogue gets a page of its own in a mirror: one value at most, on any of its
 * pages; the whole catalogue in any order and view, too.
 */
export function hasMirrorPage(address: string): boolean {
  const [path = '/', query = ''] = address.split('?', 2);
  if (plainPath(path) !== catalogue) return false;
  const names = [...new URLSearchParams(query).keys()];
  const choices = names.filter((name) => !presented.has(name));
  if (choices.some((name) => name === 'q' || name === 'unseen')) return false;
  return (
    choices.length === 0 ||
    (choices.length === 1 && names.every((n) => n === choices[0] || n === 'page'))
  );
}
