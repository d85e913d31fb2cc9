/** The page that contains a link, and the site's public origin. */
type Place = { address: string; origin: string };

/** Resolves a link to a path with query and a fragment on the site; `undefined` for external or invalid links. */
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

/** Whether a link leads to a third-party origin. */
export function isForeign(link: string, { address, origin }: Place): boolean {
  if (!URL.canParse(link, origin + address)) return false;
  const url = new URL(link, origin + address);
  return /^https?:$/.test(url.protocol) && url.origin !== new URL(origin).origin;
}
