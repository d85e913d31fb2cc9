import { localeCookie } from './locale-cookie';
import { defaultLocale, isLocale, type Locale } from './locales';

const cookieOf = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`);

/**
 * The language in which a visit to `/` goes on: the one chosen before, or else the first of the
 * browser's where the site speaks it. The front and `proxy.ts` both ask this.
 */
export function homeLocale(cookie?: string | null, acceptLanguage?: string | null): Locale {
  const chosen = cookieOf.exec(cookie ?? '')?.[1]?.trim();
  const [first] = (acceptLanguage ?? '')
    .trim()
    .toLowerCase()
    .split(/[-,;\s]/, 1);
  const wanted = chosen ?? first;
  return isLocale(wanted) ? wanted : defaultLocale;
}
