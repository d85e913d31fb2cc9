import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';

/** Where an order is looked at. Whoever has the address may do so: it stands in no log and in no other page. */
export function orderPath(token: string, locale: Locale): string {
  return localePath(`/commande/${token}`, locale);
}

/** Value of `?from=` after Stripe's success page. Anybody can write it, so it selects words and never a state. */
export const fromPayment = 'payment';

/** A paper of an order as PDF, by its name (`2026-0042`). */
export function paperPath(token: string, name: string): string {
  return `${orderApiPath(token)}/invoice?paper=${name}`;
}

/** Below which its programs are: what is sent, and its papers. */
export function orderApiPath(token: string): string {
  return `/api/shop/orders/${token}`;
}
