/** An address of the shop's in any text, with what follows it; a query belongs to nobody else. */
const address =
  /(\/(?:commande|retractation|desk|api\/shop)(?![\w-]))([^\s?#"'`<>()\\]*)(?:\?[^\s"'`<>()\\]*)?/g;
/** The same within another's query: the page that a change of language leads back to. */
const within = /(%2F(?:commande|retractation|desk)(?:%2F|%3F))[^\s"'`<>()\\&]*/gi;
/** A name that we have given: an address by which somebody is known has capitals or figures, or is longer. */
const ours = /^[a-z][a-z-]{0,19}$/;

/**
 * A text as a log may have it: whoever reads an order's address in it could open the order. What is not a name of ours
 * in an address of the shop's becomes `*`: `/de/commande/*`.
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
