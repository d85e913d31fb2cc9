import { isLivePath } from '@/lib/server/live/live-path';
import { listLinks, ownAddress } from './list-links';
import { hasMirrorPage } from './mirror-path';
import type { Asked, Site } from './site';

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

/** Answers that are asked for at once: the site makes the next while one is read here. Far fewer than it lets one visitor have. */
const ahead = 4;

/**
 * Walks a site from `seeds` on over every link, as far as a mirror has pages for it.
 * @param seeds addresses that have to be there
 */
export async function collectSite(ask: Site, seeds: readonly string[]): Promise<Collected> {
  const collected: Collected = { pages: new Map(), files: new Map(), missing: [] };
  const waiting = [...new Set(seeds)];
  const known = new Set(waiting);
  const asked: { address: string; answer: Promise<Asked> }[] = [];
  const askAhead = () => {
    for (const address of waiting.splice(0, ahead - asked.length)) {
      const answer = ask(address);
      // Heard where it is read, even when one before it fails.
      answer.catch(() => {});
      asked.push({ address, answer });
    }
    return asked.shift();
  };
  for (let next = askAhead(); next; next = askAhead()) {
    for (const link of collect(next.address, await next.answer, collected)) {
      if (known.has(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  return collected;
}

function collect(address: string, { status, headers, body }: Asked, collected: Collected) {
  const { pages, files, missing } = collected;
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
