/** The value of a cookie, or `undefined`. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Deletes a cookie with path `/`. */
export function forgetCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store everywhere yet.
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}
