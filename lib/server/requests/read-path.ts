/**
 * The decoded path of a request target, without its query; `null` when it is malformed
 * (`/movie/%`, `*`, `http://…`), or leads by dots, which browsers resolve before they ask (RFC 3986, section 5.2.4) and which
 * Next would resolve once more. `decodeURI` keeps `%2F` as it is, so a segment stays a segment.
 */
export function readPath(target: string): string | null {
  if (!target.startsWith('/')) return null;
  try {
    const path = decodeURI(target.split(/[?#]/, 1)[0] ?? '');
    return path.split(/[/\\]/).some((segment) => segment === '.' || segment === '..') ? null : path;
  } catch {
    return null;
  }
}
