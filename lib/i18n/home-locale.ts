import { localeCookie } from './locale-cookie';
import { defaultLocale, isLocale, type Locale, locales } from './locales';

const cookieOf = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`);

/** Languages under a code of their own whose readers are served in one of the site's: Swiss German. */
const readIn: Readonly<Record<string, Locale>> = { gsw: 'de' };

/**
 * The language in which a visit to `/` goes on: the one chosen before, or else the one of the site's that the browser
 * gives the greatest weight. The front and `proxy.ts` both ask this; `deploy/nginx.conf` knows who is not sent on by it.
 * @param cookie the request's header `Cookie`
 * @param acceptLanguage its header `Accept-Language`
 */
export function homeLocale(cookie?: string | null, acceptLanguage?: string | null): Locale {
  const chosen = cookieOf.exec(cookie ?? '')?.[1]?.trim();
  const wanted = chosen ?? preferredLocale(acceptLanguage ?? '');
  return isLocale(wanted) ? wanted : defaultLocale;
}

/**
 * By RFC 9110, section 12.5.4: the greatest weight wins, among equal weights the first that is written; `q=0` refuses a
 * language, and `*` is every one that is not named. `undefined` where the site has none of them.
 */
function preferredLocale(header: string): Locale | undefined {
  const ranges = header.toLowerCase().split(',').map(readRange);
  const named = new Set(ranges.map(({ language }) => language));
  const unnamed = locales.filter((locale) => !named.has(locale));
  const [best] = ranges
    .filter(({ weight }) => weight > 0)
    // Sorting leaves what weighs the same in its order.
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ language }) => (language === '*' ? unnamed : [language].filter(isLocale)));
  return best;
}

/** `de-CH;q=0.8` as its language and weight, 0 to 1; a weight that is no number counts as none, which is 1. */
function readRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const [language = ''] = tag.split('-', 1);
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = Number.parseFloat(quality?.slice('q='.length) ?? '1');
  return {
    language: readIn[language] ?? language,
    weight: Number.isNaN(weight) ? 1 : Math.min(weight, 1),
  };
}
