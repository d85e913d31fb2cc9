import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

/** Admin messages. The locale is an argument, because admin URLs have no language prefix. */
export function adminWords(locale: Locale) {
  return getTranslations({ locale, namespace: 'Desk' });
}

export type AdminWords = Awaited<ReturnType<typeof adminWords>>;
