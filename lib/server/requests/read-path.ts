/**
 * The decoded path of a request target, without its query. `null` if it is malformed (`/movie/%`, `*`, `http://…`) or
 * has dot segments: browsers resolve them before a request (RFC 3986, section 5.2.4), and Next would resolve them once
 * more. `decodeURI` leaves `%2F` encoded, so a segment stays a segment.
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
