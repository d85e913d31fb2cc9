import { type Locale, localePath } from '@/lib/i18n/locales';

/**
 * The path of an order page. The path grants access, so it appears in no log and on no other page.
 */
export function orderPath(token: string, locale: Locale): string {
  return localePath(`/commande/${token}`, locale);
}

/**
 * Value of `?from=` after Stripe's success page. Visitors can set it, so it selects messages and
 * never a state.
 */
export const fromPayment = 'payment';

/** The path of an order's document as PDF, by its name (`2026-0042`). */
export function documentPath(token: string, name: string): string {
  return `${orderApiPath(token)}/invoice?paper=${name}`;
}

/** The base path of an order's API: its form actions and documents. */
export function orderApiPath(token: string): string {
  return `/api/shop/orders/${token}`;
}

/** The tracking URL, if staff entered a URL and not a number. */
export function trackingLink(tracking: string): string | undefined {
  return /^https:\/\/\S+$/.test(tracking) ? tracking : undefined;
}

/**
 * 303 after a POST, so that reloading the page sends nothing again. The Location is a path, because
 * Next may know the site under another host name than its visitors.
 */
export function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}
