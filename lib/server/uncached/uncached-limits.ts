import { createFairLimit } from '../failures/fair-limit';

/**
 * Requests per minute, in total and per visitor. `quote` is high because the form requests a new total on each change.
 * `hook` is high because Stripe uses few addresses, and repeats refused events.
 */
const limits = {
  hook: { most: 1_200, each: 1_200 },
  quote: { most: 1_200, each: 120 },
  form: { most: 600, each: 30 },
};
export const limitWindow = 60_000;

/** The only write address for other origins. Its requests are signed. */
export const hookPath = '/api/shop/stripe';

export type LiveLimits = { [kind in keyof typeof limits]: { most: number; each: number } };

/** Counts write requests. Returns whether one is within the limits. */
export function createLiveLimits(given: Partial<LiveLimits> = {}) {
  const kindsOf = { ...limits, ...given };
  const open = (kind: keyof typeof limits) =>
    createFairLimit({ ...kindsOf[kind], window: limitWindow });
  const [hook, quote, form] = [open('hook'), open('quote'), open('form')];
  return (path: string, visitor: string | undefined): boolean => {
    const isWithin = path === hookPath ? hook : path === '/api/shop/quote' ? quote : form;
    return isWithin(...(visitor === undefined ? [] : [visitor]));
  };
}
