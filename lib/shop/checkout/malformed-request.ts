/**
 * A request that the site's forms never send, with its reason (`Checkout.garbage`) and the values for
 * its message.
 */
export type Garbage =
  | { reason: 'empty' | 'pairs' | 'key' | 'language' | 'currency' | 'total' | 'type' }
  | { reason: 'lines'; count: number; most: number }
  | { reason: 'pieces'; value: string; most: number }
  | { reason: 'article'; value: string }
  | { reason: 'field' | 'choice' | 'long'; value: string };

/** Thrown for a malformed request; the response is 400. */
export class MalformedRequestError extends Error {
  constructor(readonly garbage: Garbage) {
    super(`A checkout that nobody has filled in: ${garbage.reason}`);
    this.name = 'MalformedRequestError';
  }
}

/** A sent value, shortened to 40 characters for a message. */
export const shown = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);
