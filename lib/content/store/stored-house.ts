import { relative, resolve } from 'node:path';
import { contentDir } from '../content-dir.mjs';
import { addresses } from './media-files';
import type { Library } from './raw-library';
import { readSnapshot, writeSnapshot } from './snapshot';

/** What the front has to know of a house. */
export type House = {
  /** Origins at which it keeps media and pictures, beside this site. */
  stores: readonly string[];
  /** Whether its public address begins with https. */
  isSecure: boolean;
  /** Whether it has a till. */
  isSelling: boolean;
};

/** What a build says of the site whose content it was made of. */
export type StoredHouse = {
  stores: string[];
  url: string;
  isSelling?: boolean;
  /** The content folder, from the project. */
  folder?: string;
  /** Whether its shop is one for trying. */
  isDemonstration?: boolean;
};

/** Origins at which a house keeps its media and pictures, beside this site. */
export function listStores({ site, films, articles }: Library): string[] {
  const records = [...films.values(), ...articles.values()];
  const origins = records
    .flatMap((record) => addresses(record))
    .filter(({ src }) => src.startsWith('https://'))
    .map(({ src }) => new URL(src).origin);
  if (site.mediaUrl) origins.push(new URL(site.mediaUrl).origin);
  return [...new Set(origins)].sort();
}

export function writeHouse(root: string, library: Library): void {
  const stored: StoredHouse = {
    stores: listStores(library),
    url: library.site.url,
    isSelling: library.till !== undefined,
    folder: relative(process.cwd(), resolve(contentDir())),
    isDemonstration: library.till?.demonstration ?? false,
  };
  writeSnapshot(root, 'house', stored);
}

/** @param siteUrl the environment's `SITE_URL`, which goes before the address in `site.yaml` */
export function readHouse(root: string, siteUrl?: string): House {
  const nothing: StoredHouse = { stores: [], url: '' };
  const { stores, url, isSelling = false } = readSnapshot<StoredHouse>(root, 'house') ?? nothing;
  return { stores, isSelling, isSecure: (siteUrl || url).startsWith('https:') };
}
