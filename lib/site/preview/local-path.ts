/**
 * Validates a redirect target: a path of this site with its query. `/` for anything that a browser may
 * resolve to another site (`//films.example`, `/\films.example`, line breaks) or that is not a path.
 */
export function localPath(given: string): string {
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(given)) return '/';
  const base = 'http://preview.invalid';
  if (!URL.canParse(given, base)) return '/';
  const { origin, pathname, search } = new URL(given, base);
  // Resolved dot segments may leave two leading slashes.
  return origin === base && !pathname.startsWith('//') ? pathname + search : '/';
}
