import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** The words of the checkout, for a page and for who asks without one. */
export async function checkoutWords(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale), namespace: 'Checkout' });
}

export type CheckoutWords = Awaited<ReturnType<typeof checkoutWords>>;
