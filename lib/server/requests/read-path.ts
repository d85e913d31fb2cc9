/**
 * The decoded path of a request target, without its query; `null` when it is malformed
 * (`/movie/%`, `*`, `http://…`). `decodeURI` keeps `%2F` as it is, so a segment stays a segment.
 */
export function readPath(target: string): string | null {
  if (!target.startsWith('/')) return null;
  try {
    return decodeURI(target.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return null;
  }
}
