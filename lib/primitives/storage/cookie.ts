/** The value of a cookie of this site, where there is one. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Takes a cookie away that holds for the whole site. */
export function forgetCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store everywhere yet.
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}
