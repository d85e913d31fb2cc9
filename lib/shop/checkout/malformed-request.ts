/** What no form of ours sends, with its reason (`Checkout.garbage`); the values stand in its sentence. */
export type Garbage =
  | { reason: 'empty' | 'pairs' | 'key' | 'language' | 'currency' | 'total' | 'type' }
  | { reason: 'lines'; count: number; most: number }
  | { reason: 'pieces'; value: string; most: number }
  | { reason: 'article'; value: string }
  | { reason: 'field' | 'choice' | 'long'; value: string };

/** Thrown where a request is none that a visitor can have meant: 400. */
export class MalformedRequestError extends Error {
  constructor(readonly garbage: Garbage) {
    super(`A checkout that nobody has filled in: ${garbage.reason}`);
    this.name = 'MalformedRequestError';
  }
}

/** What was sent, short enough for a sentence. */
export const shown = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);
