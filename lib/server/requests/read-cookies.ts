/** All values of a cookie: a browser may send one for the whole site and one for a path. */
export function readCookies(header: string | undefined, name: string | RegExp): string[] {
  const isAsked = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
  return (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && isAsked(pair.slice(0, at).trim()) ? [pair.slice(at + 1).trim()] : [];
  });
}
