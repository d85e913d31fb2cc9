import { type PageIssue, type SitemapEntry, siteAddress } from '@/tools/crawl/page/page';
import { validateSitemap } from '@/tools/crawl/sitemap/validate-sitemap';
import type { FetchFile } from './fetch-file';

/**
 * Reads `robots.txt` and all sitemaps that it names; the first one defines the public origin.
 * @throws an error with a message for the user if `robots.txt` names no sitemap by an absolute URL, or a sitemap is
 * on another origin or cannot be fetched
 */
export async function readSitemaps(fetchFile: FetchFile) {
  const { body, status } = await fetchFile('/robots.txt', true);
  const { sitemaps, disallowed } = readRobots(body);
  const [first] = sitemaps;
  if (!first || !URL.canParse(first))
    throw new Error(`/robots.txt answered ${status} and names no sitemap by a whole address.`);
  const { origin } = new URL(first);
  const entries: SitemapEntry[] = [];
  const invalid: PageIssue[] = [];
  const waiting = [...sitemaps];
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    const own = siteAddress(one, { address: '/', origin });
    if (!own) throw new Error(`The sitemap ${one} is not on ${origin}.`);
    const answer = await fetchFile(own.path, true);
    if (answer.status !== 200) throw new Error(`The sitemap ${one} answered ${answer.status}.`);
    const todo = 'write it as sitemaps.org and Google have it';
    invalid.push(...validateSitemap(answer.body).map((what) => ({ page: own.path, what, todo })));
    const read = readSitemap(answer.body);
    entries.push(...read.entries);
    waiting.push(...read.parts);
  }
  return { origin, entries, disallowed, invalid };
}

type Robots = { sitemaps: string[]; disallowed: string[] };

/** The sitemaps that `robots.txt` names, and the paths that it disallows for all crawlers. */
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

type Sitemap = {
  entries: SitemapEntry[];
  parts: string[];
};

const kinds = {
  'image:loc': 'picture',
  'video:thumbnail_loc': 'picture',
  'video:content_loc': 'media',
} as const;

/** Parses a sitemap or a sitemap index. `parts`: URLs of the sitemaps that an index names. URLs are not resolved. */
export function readSitemap(xml: string): Sitemap {
  return {
    entries: blocksOf(xml, 'url').map(readEntry),
    parts: blocksOf(xml, 'sitemap').flatMap((part) => blocksOf(part, 'loc').map(wordsOf)),
  };
}

function readEntry(xml: string): SitemapEntry {
  const links = [...xml.matchAll(/<xhtml:link\b[^>]*>/g)].map(([link]) => link);
  return {
    address: blocksOf(xml, 'loc').map(wordsOf)[0] ?? '',
    alternates: links.map((link) => ({
      lang: /\shreflang="([^"]*)"/.exec(link)?.[1] ?? '',
      address: readEntities(/\shref="([^"]*)"/.exec(link)?.[1] ?? ''),
    })),
    files: Object.entries(kinds).flatMap(([name, kind]) =>
      blocksOf(xml, name).map((one) => ({ kind, address: wordsOf(one) })),
    ),
  };
}

/** Decodes XML entities such as `&amp;`. */
function readEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replace(/&(?:#(?:x27|39)|apos);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Inner XML of each element with this name. */
function blocksOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, content = '']) => content,
  );
}

function wordsOf(text: string): string {
  return readEntities(text.replace(/^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/, '$1').trim());
}
