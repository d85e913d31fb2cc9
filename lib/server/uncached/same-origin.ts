import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether this site's own page sends a request that changes something. Browsers say it themselves (`Sec-Fetch-Site`), older
 * ones by the origin; whoever says neither is no browser with somebody's cookies, and is not served either.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  // `none`: the visitor's own doing, such as a form that is sent again on reload.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (!origin || !host || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase().replace(/:(?:80|443)$/, '');
}
