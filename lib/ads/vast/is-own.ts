/** Whether an address lies on the page's own origin; one that is none at all does not. */
export function isOwn(url: string): boolean {
  return URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;
}
