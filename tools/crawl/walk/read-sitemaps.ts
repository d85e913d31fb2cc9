import { ownAddress } from '@/tools/crawl/page/own-address';
import type { PageFault, SitemapEntry } from '@/tools/crawl/page/page';
import { findSchemaFaults } from '@/tools/crawl/sitemap/find-schema-faults';
import type { Ask } from './ask';
import { readSitemap } from './read-sitemap';

/**
 * Reads `robots.txt` and all sitemaps that it names; the first one defines the public origin.
 * @throws an error with a sentence if `robots.txt` names no sitemap by an absolute URL
 */
export async function readSitemaps(ask: Ask) {
  const { body, status } = await ask('/robots.txt', true);
  const { sitemaps, disallowed } = readRobots(body);
  const [first] = sitemaps;
  if (!first || !URL.canParse(first))
    throw new Error(`/robots.txt answered ${status} and names no sitemap by a whole address.`);
  const { origin } = new URL(first);
  const entries: SitemapEntry[] = [];
  const invalid: PageFault[] = [];
  const waiting = [...sitemaps];
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    const own = ownAddress(one, { address: '/', origin });
    if (!own) throw new Error(`The sitemap ${one} is not on ${origin}.`);
    const answer = await ask(own.path, true);
    if (answer.status !== 200) throw new Error(`The sitemap ${one} answered ${answer.status}.`);
    const todo = 'write it as sitemaps.org and Google have it';
    invalid.push(...findSchemaFaults(answer.body).map((what) => ({ page: own.path, what, todo })));
    const read = readSitemap(answer.body);
    entries.push(...read.entries);
    waiting.push(...read.parts);
  }
  return { origin, entries, disallowed, invalid };
}

type Robots = { sitemaps: string[]; disallowed: string[] };

/** The rules of `robots.txt` that apply to all crawlers. */
export function readRobots(text: string): Robots {
  const robots: Robots = { sitemaps: [], disallowed: [] };
  let isForAll = false;
  let isNaming = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const field = name.toLowerCase();
    if (field === 'sitemap') robots.sitemaps.push(value);
    // One group of rules may have several user agents.
    if (field === 'user-agent') isForAll = value === '*' || (isNaming && isForAll);
    if (field === 'disallow' && isForAll && value) robots.disallowed.push(value);
    if (field) isNaming = field === 'user-agent';
  }
  return robots;
}
