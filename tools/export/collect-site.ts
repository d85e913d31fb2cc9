import { isLivePath } from '@/lib/server/live/live-path';
import { listLinks, ownAddress } from './list-links';
import { hasMirrorPage } from './mirror-path';
import type { Site } from './site';

export type Page = { html: string; policy: string; permissions: string };
export type Collected = {
  /** By address, with its query. */
  pages: Map<string, Page>;
  /** What is no page, by address. */
  files: Map<string, Buffer>;
  /** What pages lead to and the site does not have. */
  missing: string[];
};

/** Answered by a server for each visitor: a mirror has something else in their place. */
const served = /^\/(?:_i18n\/choose|api)\b|\/catalogue\/surprise\b/;
/** Copied from the disk. */
const copied = /^\/(?:media|_next)\//;

/**
 * Walks a site from `seeds` on over every link, as far as a mirror has pages for it.
 * @param seeds addresses that have to be there
 */
export async function collectSite(ask: Site, seeds: readonly string[]): Promise<Collected> {
  const collected: Collected = { pages: new Map(), files: new Map(), missing: [] };
  const waiting = [...seeds];
  const known = new Set(waiting);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    for (const link of await collect(address, ask, collected)) {
      if (known.has(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  return collected;
}

async function collect(address: string, ask: Site, { pages, files, missing }: Collected) {
  const { status, headers, body } = await ask(address);
  if (status !== 200) {
    missing.push(`${address} (${status})`);
    return [];
  }
  if (!headers.get('content-type')?.startsWith('text/html')) {
    files.set(address, body);
    return [];
  }
  const html = body.toString();
  const policy = headers.get('content-security-policy') ?? '';
  pages.set(address, { html, policy, permissions: headers.get('permissions-policy') ?? '' });
  return listLinks(html)
    .flatMap((link) => ownAddress(link) ?? [])
    .filter(isCollected);
}

function isCollected(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  if (served.test(address) || copied.test(address) || isLivePath(path)) return false;
  return !/\/catalogue\?/.test(address) || hasMirrorPage(address);
}
