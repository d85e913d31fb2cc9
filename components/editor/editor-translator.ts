import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

/** Messages of the content editor. The locale is an argument, because admin URLs have no language prefix. */
export function getEditorTranslator(locale: Locale) {
  return getTranslations({ locale, namespace: 'Editor' });
}

export type EditorTranslator = Awaited<ReturnType<typeof getEditorTranslator>>;
