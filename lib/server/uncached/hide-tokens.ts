/** A shop address in any text, with its rest and query. The query is dropped. */
const address =
  /(\/(?:commande|retractation|desk|api\/shop)(?![\w-]))([^\s?#"'`<>()\\]*)(?:\?[^\s"'`<>()\\]*)?/g;
/** The same, URL-encoded in another query: the return address of a language change. */
const within = /(%2F(?:commande|retractation|desk)(?:%2F|%3F))[^\s"'`<>()\\&]*/gi;
/** A path segment of our own. Segments with capitals or digits, or longer ones, may be tokens. */
const ours = /^[a-z][a-z-]{0,19}$/;

/**
 * Removes tokens from a text for the log, since an order's address opens the order. In shop addresses each segment that
 * is not one of our own becomes `*`: `/de/commande/*`.
 */
export function hideTokens(text: string): string {
  return text
    .replace(within, '$1*')
    .replace(
      address,
      (_, start: string, rest: string) =>
        start + rest.replace(/[^/]+/g, (segment) => (ours.test(segment) ? segment : '*')),
    );
}
