import { pathWithoutLocale } from '@/lib/i18n/locales';

/** Pages that depend on the visitor: orders, withdrawal; localised. */
const pages = /^\/(?:commande|retractation)(?:\/|$)/;
/** The admin and the shop API have no language in their address. */
const unlocalizedPaths = /^\/(?:desk|api\/shop)(?:\/|$)/;

/** Whether a path is of the admin, which a site without a shop has, too. */
export const isAdminPath = (path: string) => /^\/desk(?:\/|$)/.test(path);

/** Whether a path is rendered for each visitor and never cached. */
export function isUncachedPath(path: string): boolean {
  return unlocalizedPaths.test(path) || pages.test(pathWithoutLocale(path));
}

/** Finds shop addresses in any text: the known start, the rest of the path, and the query (not captured). */
const address =
  /(\/(?:commande|retractation|desk|api\/shop)(?![\w-]))([^\s?#"'`<>()\\]*)(?:\?[^\s"'`<>()\\]*)?/g;
/** Finds a shop address that is URL-encoded in a query, as in the return address of a language change. */
const encodedAddresses = /(%2F(?:commande|retractation|desk)(?:%2F|%3F))[^\s"'`<>()\\&]*/gi;
/** A path segment of our own. Segments with capitals or digits, or longer ones, may be tokens. */
const knownSegment = /^[a-z][a-z-]{0,19}$/;

/**
 * Removes tokens from a text for the log, since an order's address opens the order. In shop addresses each segment that
 * is not one of our own becomes `*`: `/de/commande/*`.
 */
export function redactTokens(text: string): string {
  return text
    .replace(encodedAddresses, '$1*')
    .replace(
      address,
      (_, start: string, rest: string) =>
        start + rest.replace(/[^/]+/g, (segment) => (knownSegment.test(segment) ? segment : '*')),
    );
}
