import { getLibrary } from '@/lib/content/store/library';
import { listStores } from '@/lib/content/store/stored-house';
import { siteUrl } from '@/lib/site/site-url';

/** Hosts at which the house keeps films and pictures of its own, which pages that show them ask. Reads every film. */
export function listStoreHosts(): string[] {
  const own = new URL(siteUrl()).host;
  return listStores(getLibrary())
    .map((origin) => new URL(origin).host)
    .filter((host) => host !== own);
}
