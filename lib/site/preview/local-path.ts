/**
 * A path of this site with its query, as it may be sent to; `/` for whatever a browser might take for another
 * site's (`//films.example`, `/\films.example`, a line's end) and for what is no path.
 */
export function localPath(given: string): string {
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(given)) return '/';
  const base = 'http://preview.invalid';
  if (!URL.canParse(given, base)) return '/';
  const { origin, pathname, search } = new URL(given, base);
  // Dots that are resolved may leave two slashes at the beginning.
  return origin === base && !pathname.startsWith('//') ? pathname + search : '/';
}
