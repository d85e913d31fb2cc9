import type { Locale } from './locales';

/** The cookie that stores the language that a visitor has chosen. */
export const localeCookie = {
  name: 'i18n_redirected',
  path: '/',
  maxAge: 365 * 24 * 60 * 60,
  sameSite: 'Lax',
};

/**
 * The language cookie, as a browser or a `Set-Cookie` header writes it.
 * @param isSecure whether the site uses https; then the cookie is `Secure`
 */
export function writeLocaleCookie(locale: Locale, isSecure: boolean): string {
  const { name, path, maxAge, sameSite } = localeCookie;
  return `${name}=${locale}; Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
}

/** Stores the chosen language. Without scripts, the server stores it (`visitor-locale.ts`). */
export function rememberLocale(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store everywhere yet.
  document.cookie = writeLocaleCookie(locale, window.location.protocol === 'https:');
}
