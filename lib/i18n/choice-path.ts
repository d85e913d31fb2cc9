import type { Locale } from './locales';

/**
 * Where a visitor without script chooses a language: the server remembers it and sends them on.
 * @param page its path in that language
 */
export function choicePath(locale: Locale, page: string): string {
  return `/_i18n/choose?${new URLSearchParams({ locale, page })}`;
}
