import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** The checkout messages, for a page or for an API response. */
export async function checkoutWords(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale), namespace: 'Checkout' });
}

export type CheckoutWords = Awaited<ReturnType<typeof checkoutWords>>;
