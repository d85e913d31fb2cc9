import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

/** The desk's words in the language of whoever stands there: its pages are below no language. */
export function adminWords(locale: Locale) {
  return getTranslations({ locale, namespace: 'Desk' });
}

export type AdminWords = Awaited<ReturnType<typeof adminWords>>;
