import { type NextRequest, NextResponse } from 'next/server';

/** A visitor who prefers German and asks for `/` is sent to `/de`; the matchers let nobody else in. */
export function middleware(request: NextRequest) {
  const response = NextResponse.redirect(new URL('/de', request.url), 302);
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('Vary', 'Accept-Language, Cookie');
  return response;
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source: '/',
      has: [{ type: 'cookie', key: 'i18n_redirected', value: 'de' }],
      missing: [{ type: 'header', key: 'rsc' }],
    },
    {
      source: '/',
      has: [{ type: 'header', key: 'accept-language', value: '\\s*[dD][eE]([-,;].*)?' }],
      missing: [
        { type: 'cookie', key: 'i18n_redirected' },
        { type: 'header', key: 'rsc' },
      ],
    },
  ],
};
