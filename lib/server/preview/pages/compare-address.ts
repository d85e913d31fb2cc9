import { localePath, plainPath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';

/** The address of both languages of a page beside each other, told in one of them. */
export function compareAddress(path: string, locale: Locale): string {
  return localePath(`/preview/compare?path=${encodeURIComponent(plainPath(path))}`, locale);
}
