import { relative, resolve } from 'node:path';
import { contentDir } from '../content-dir.mjs';
import { findMediaAddresses } from './media-files';
import type { Library } from './raw-library';
import { readSnapshot, writeSnapshot } from './snapshot';

/** Site data that the server needs. */
export type ServerSite = {
  /** Third-party origins from which media are loaded. */
  stores: readonly string[];
  /** Whether the public address uses https. */
  isSecure: boolean;
  /** Whether the site has a `shop.yaml`: it sells, or has sold and still serves those orders. */
  hasShopConfig: boolean;
};

/** Site data that a build stores. */
export type StoredSite = {
  stores: string[];
  url: string;
  hasShopConfig?: boolean;
  /** The content folder, relative to the project. */
  folder?: string;
  /** Whether the shop is a demonstration. */
  isDemonstration?: boolean;
  compiled?: CompiledContent;
};

/** Parts of the content that scripts and styles contain, or that the server reads at its start: an update cannot change them. */
export type CompiledContent = {
  /** Digest of the theme with its fonts and icons. */
  theme: string;
  /** The public address, which `SITE_URL` overrides. */
  address: string;
  /** Switched-off features. */
  switches: string;
  /** Whether there is a shop, whether it sells, and whether it is a demonstration. */
  shop: string;
  /** The languages in order. */
  languages: string;
};

/** Third-party origins from which the site loads media. */
export function listMediaOrigins({ site, films, articles }: Library): string[] {
  const records = [...films.values(), ...articles.values()];
  const origins = records
    .flatMap((record) => findMediaAddresses(record))
    .filter(({ src }) => src.startsWith('https://'))
    .map(({ src }) => new URL(src).origin);
  if (site.mediaUrl) origins.push(new URL(site.mediaUrl).origin);
  return [...new Set(origins)].sort();
}

export function writeStoredSite(root: string, library: Library, compiled?: CompiledContent): void {
  const stored: StoredSite = {
    stores: listMediaOrigins(library),
    url: library.site.url,
    hasShopConfig: library.shopConfig !== undefined,
    folder: relative(process.cwd(), resolve(contentDir())),
    isDemonstration: library.shopConfig?.demonstration ?? false,
    ...(compiled && { compiled }),
  };
  writeSnapshot(root, 'house', stored);
}

/** @param siteUrl the environment's `SITE_URL`, which overrides the address in `site.yaml` */
export function readStoredSite(root: string, siteUrl?: string): ServerSite {
  const emptySite: StoredSite = { stores: [], url: '' };
  const {
    stores,
    url,
    hasShopConfig = false,
  } = readSnapshot<StoredSite>(root, 'house') ?? emptySite;
  return { stores, hasShopConfig, isSecure: (siteUrl || url).startsWith('https:') };
}
