import { getLibrary } from '@/lib/content/store/library';
import { listStores } from '@/lib/content/store/stored-house';
import { siteUrl } from '@/lib/site/site-url';

/** Hosts with the site's own media that pages load from, other than the site itself. Reads every film. */
export function listStoreHosts(): string[] {
  const own = new URL(siteUrl()).host;
  return listStores(getLibrary())
    .map((origin) => new URL(origin).host)
    .filter((host) => host !== own);
}
