import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes data comes from a page of this site. Browsers send `Sec-Fetch-Site`, older ones
 * `Origin`. A request with neither is refused: it does not come from a browser with a visitor's cookies.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  // `none`: started by the visitor, such as a form that is sent again on reload.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (!origin || !host || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase().replace(/:(?:80|443)$/, '');
}
