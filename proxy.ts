import { type NextRequest, NextResponse } from 'next/server';
import { defaultLocale, localePath } from './lib/i18n/locales';
import { homeLocale } from './lib/i18n/visitor-locale';

/**
 * Redirects `/` to the home page in the visitor's preferred language, e.g. `/de` (302). The matcher admits no
 * other path and no RSC request.
 */
export function proxy({ headers, url }: NextRequest) {
  const locale = homeLocale(headers.get('cookie'), headers.get('accept-language'));
  if (locale === defaultLocale) return NextResponse.next();
  const target = new URL(localePath('/', locale), url);
  target.search = new URL(url).search;
  const response = NextResponse.redirect(target, 302);
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('Vary', 'Accept-Language, Cookie');
  return response;
}

export const config = {
  matcher: [{ source: '/', missing: [{ type: 'header', key: 'rsc' }] }],
};
