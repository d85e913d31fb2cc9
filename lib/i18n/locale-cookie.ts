import type { Locale } from './locales';

/** Specification, section 9. */
export const localeCookie = {
  name: 'i18n_redirected',
  path: '/',
  maxAge: 365 * 24 * 60 * 60,
  sameSite: 'Lax',
};

/** Keeps the language a visitor has chosen, in their browser: no answer of the server sets it. */
export function rememberLocale(locale: Locale) {
  const { name, path, maxAge, sameSite } = localeCookie;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store everywhere yet.
  document.cookie = `${name}=${locale}; Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}`;
}
