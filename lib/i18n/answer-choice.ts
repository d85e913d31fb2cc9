import { writeLocaleCookie } from './locale-cookie';
import { localePath, plainPath } from './locale-path';
import { defaultLocale, isLocale } from './locales';
import { unaddressed } from './unaddressed';

/** No page of this site has it: a base for paths alone. */
const base = 'http://site.invalid';

/**
 * Remembers the language that a visitor without script has chosen (`choicePath`) and sends them to the
 * page in it. Nobody stores the answer, no crawler follows it, and it never leads off the site.
 * @param address what was asked for
 * @param referrer the page where it was chosen, if the browser says so: with its query, which a link cannot know in a
 * page that was rendered ahead
 * @param isSecure whether the site is at https
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
 * Path and query without their language; `/` for whatever is no path of the site. Without script the page
 * of an unknown path knows only itself, which has no address.
 */
function pageOf(page: string, referrer: string | null): string {
  const url = URL.canParse(page, base) ? new URL(page, base) : undefined;
  if (url?.origin !== base || /^\/[/\\]/.test(url.pathname)) return '/';
  const path = plainPath(url.pathname);
  return unaddressed.has(path) ? '/' : path + (url.search || queryOf(referrer, path));
}

/** The query with which this page was left. */
function queryOf(referrer: string | null, path: string): string {
  const left = referrer && URL.canParse(referrer) ? new URL(referrer) : undefined;
  return left && plainPath(left.pathname) === path ? left.search : '';
}
