import { createFairLimit } from '../failures/fair-limit';

/**
 * How often something may be sent: in a minute, of all and of one visitor. Sums follow each choice in the form; what
 * Stripe tells comes from few addresses, and again later where it is refused.
 */
const limits = {
  hook: { most: 1_200, each: 1_200 },
  quote: { most: 1_200, each: 120 },
  form: { most: 600, each: 30 },
};
export const limitWindow = 60_000;

/** The one address that others than this site's own pages send something to: it is signed. */
export const hookPath = '/api/shop/stripe';

export type LiveLimits = { [kind in keyof typeof limits]: { most: number; each: number } };

/** Counts what is sent; answers whether it is within the limits. */
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
