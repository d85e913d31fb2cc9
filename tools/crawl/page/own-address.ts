/** Where something is written, and the site's public origin. */
type Place = { address: string; origin: string };

/** A link as path and query on the site, with the place within the page; `undefined` where it leads elsewhere or is no link. */
export function ownAddress(
  link: string,
  { address, origin }: Place,
): { path: string; place?: string } | undefined {
  if (!URL.canParse(link, origin + address)) return undefined;
  const url = new URL(link, origin + address);
  if (url.origin !== new URL(origin).origin) return undefined;
  return {
    path: url.pathname + url.search,
    ...(url.hash.length > 1 && { place: decodeURIComponent(url.hash.slice(1)) }),
  };
}

/** Whether a link leads to another's server. */
export function isForeign(link: string, { address, origin }: Place): boolean {
  if (!URL.canParse(link, origin + address)) return false;
  const url = new URL(link, origin + address);
  return /^https?:$/.test(url.protocol) && url.origin !== new URL(origin).origin;
}
