/** Whether a URL is on the page's own origin; false for an invalid URL. */
export function isOwn(url: string): boolean {
  return URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;
}
