import { addresses } from './assets';
import type { Library } from './raw-library';
import { readSnapshot, writeSnapshot } from './snapshot';

/** What the front has to know of a house. */
export type House = {
  /** Origins at which it keeps media and pictures, beside this site. */
  stores: readonly string[];
  /** Whether its public address begins with https. */
  isSecure: boolean;
};

type Stored = { stores: string[]; url: string };

export function writeHouse(root: string, { site, films, articles }: Library): void {
  const records = [...films.values(), ...articles.values()];
  const origins = records
    .flatMap((record) => addresses(record))
    .filter(({ src }) => src.startsWith('https://'))
    .map(({ src }) => new URL(src).origin);
  if (site.mediaUrl) origins.push(new URL(site.mediaUrl).origin);
  const stored: Stored = { stores: [...new Set(origins)].sort(), url: site.url };
  writeSnapshot(root, 'house', stored);
}

/** @param siteUrl the environment's `SITE_URL`, which goes before the address in `site.yaml` */
export function readHouse(root: string, siteUrl?: string): House {
  const { stores, url } = readSnapshot<Stored>(root, 'house') ?? { stores: [], url: '' };
  return { stores, isSecure: (siteUrl || url).startsWith('https:') };
}
