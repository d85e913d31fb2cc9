import { localeCookie } from '@/lib/i18n/locale-cookie';

const COOKIE = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`);

/**
 * Whether a visit to `/` may have to go to `/de`: German chosen before, or nothing chosen and a
 * browser whose first language is German. `middleware.ts` has the last word.
 */
export function belongsToGerman(cookie = '', acceptLanguage = ''): boolean {
  const chosen = COOKIE.exec(cookie)?.[1]?.trim();
  if (chosen !== undefined) return chosen === 'de';
  return /^\s*de(?:[-,;\s]|$)/i.test(acceptLanguage);
}
