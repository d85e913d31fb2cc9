import type { Locale } from './locales';

/**
 * Link to select a language without scripts: the server sets the cookie and redirects.
 * @param page its path in that language
 */
export function choicePath(locale: Locale, page: string): string {
  return `/_i18n/choose?${new URLSearchParams({ locale, page })}`;
}
