import { writeLocaleCookie } from './locale-cookie';
import { localePath, plainPath } from './locale-path';
import { defaultLocale, isLocale } from './locales';
import { unaddressed } from './unaddressed';

/** Dummy base to parse paths. */
const base = 'http://site.invalid';

/**
 * Sets the language cookie for a visitor without scripts (`choicePath`) and redirects to the page in that language. The
 * response is uncacheable and not indexed, and never redirects to another site.
 * @param address the request URL
 * @param referrer the page with the link, if sent: it has the query, which a prerendered link cannot contain
 * @param isSecure whether the site uses https
 */
export function answerChoice(
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
 * Path and query without the language; `/` if it is no path of the site. Without scripts the not-found page knows only
 * its own path, which has no public address.
 */
function pageOf(page: string, referrer: string | null): string {
  const url = URL.canParse(page, base) ? new URL(page, base) : undefined;
  if (url?.origin !== base || /^\/[/\\]/.test(url.pathname)) return '/';
  const path = plainPath(url.pathname);
  return unaddressed.has(path) ? '/' : path + (url.search || queryOf(referrer, path));
}

/** The query of the referring page, if it is the same page. */
function queryOf(referrer: string | null, path: string): string {
  const left = referrer && URL.canParse(referrer) ? new URL(referrer) : undefined;
  return left && plainPath(left.pathname) === path ? left.search : '';
}
