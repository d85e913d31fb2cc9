import { localeCookie, writeLocaleCookie } from './locale-cookie';
import {
  defaultLocale,
  isLocale,
  type Locale,
  localePath,
  locales,
  pathWithoutLocale,
} from './locales';
import { unaddressedPaths } from './unaddressed-paths';

const cookieOf = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`);

/** Language codes that are served in one of the site's languages: Swiss German. */
const servedAs: Readonly<Record<string, Locale>> = { gsw: 'de' };

/**
 * The language for a visit to `/`: the stored choice, else the site's language with the greatest weight in
 * `Accept-Language`. Used by the server and `proxy.ts`. `deploy/nginx.conf` has a coarser rule: only visitors
 * who may have to be redirected are passed on to the server.
 * @param cookie the `Cookie` header
 * @param acceptLanguage the `Accept-Language` header
 */
export function homeLocale(cookie?: string | null, acceptLanguage?: string | null): Locale {
  const chosen = cookieOf.exec(cookie ?? '')?.[1]?.trim();
  const preferred = chosen ?? preferredLocale(acceptLanguage ?? '');
  return isLocale(preferred) ? preferred : defaultLocale;
}

/**
 * RFC 9110, section 12.5.4: the greatest weight wins, among equal weights the first one. `q=0` excludes a language; `*`
 * matches all languages that are not named. `undefined` if the site has none of the accepted languages.
 */
function preferredLocale(header: string): Locale | undefined {
  const ranges = header.toLowerCase().split(',').map(readRange);
  const namedLanguages = new Set(ranges.map(({ language }) => language));
  const unnamed = locales.filter((locale) => !namedLanguages.has(locale));
  const [best] = ranges
    .filter(({ weight }) => weight > 0)
    // The sort is stable: equal weights stay in order.
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ language }) => (language === '*' ? unnamed : [language].filter(isLocale)));
  return best;
}

/** Parses `de-CH;q=0.8` into language and weight, 0 to 1. An invalid weight counts as 1. */
function readRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const [language = ''] = tag.split('-', 1);
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = Number.parseFloat(quality?.slice('q='.length) ?? '1');
  return {
    language: servedAs[language] ?? language,
    weight: Number.isNaN(weight) ? 1 : Math.min(weight, 1),
  };
}

/** Dummy base to parse paths. */
const base = 'http://site.invalid';

/**
 * Sets the language cookie for a visitor without scripts (`languageChoicePath`) and redirects to the page in that
 * language. The response is uncacheable and not indexed, and never redirects to another site.
 * @param address the request URL
 * @param referrer URL of the page with the link, if sent: supplies the query, which a prerendered link cannot contain
 * @param isSecure whether the site uses https
 */
export function handleLanguageChoice(
  address: string,
  referrer: string | null,
  isSecure: boolean,
): Response {
  const params = new URL(address).searchParams;
  const chosen = params.get('locale');
  const locale = isLocale(chosen) ? chosen : defaultLocale;
  return new Response(null, {
    status: 303,
    headers: {
      Location: localePath(pageOf(params.get('page') ?? '/', referrer), locale),
      'Set-Cookie': writeLocaleCookie(locale, isSecure),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}

/**
 * Path and query of a page without the language; `/` for another site. `/` also for the not-found page and
 * similar pages, because their language links contain a path that is not a public address.
 */
function pageOf(page: string, referrer: string | null): string {
  const url = URL.canParse(page, base) ? new URL(page, base) : undefined;
  if (url?.origin !== base || /^\/[/\\]/.test(url.pathname)) return '/';
  const path = pathWithoutLocale(url.pathname);
  return unaddressedPaths.has(path) ? '/' : path + (url.search || queryOf(referrer, path));
}

/** The query of the referring page, if it is the same page. */
function queryOf(referrer: string | null, path: string): string {
  const referrerUrl = referrer && URL.canParse(referrer) ? new URL(referrer) : undefined;
  return referrerUrl && pathWithoutLocale(referrerUrl.pathname) === path ? referrerUrl.search : '';
}
