const chosen = /^((?:\/[a-z]{2})?\/catalogue)\/([^/?#]*=[^/?#]*)(#.*)?$/;

/** The site's own address of one that only a mirror has: `/catalogue/genre=drama` is `/catalogue?genre=drama`. */
export function siteAddress(address: string): string | undefined {
  const [, path, query, hash = ''] = chosen.exec(address) ?? [];
  return path && `${path}?${query}${hash}`;
}
