import { type Answer, type Page, type Site, siteAddress } from '@/tools/crawl/page/page';
import { readFacts } from '@/tools/crawl/page/read-facts';
import type { FetchFile } from './fetch-file';
import { readSitemaps } from './read-sitemaps';

/** Number of parallel requests; it is low, because the site and the crawler share a machine. */
const together = 4;
/** Number of query addresses that are sampled per language and form, such as `/catalogue?genre=`. */
const choicesOfAForm = 3;

type Walk = {
  origin: string;
  fetchFile: FetchFile;
  pages: Map<string, Page>;
  answers: Map<string, Answer>;
  known: Set<string>;
  waiting: { address: string; whole: boolean }[];
  /** Query addresses that pages link to. */
  choices: Set<string>;
};

/**
 * Whether an address is a file instead of a page. The body of a file is not read; only its status and content
 * type are checked.
 */
const isFile = (address: string) => /\.\w+(?:\?|$)|^\/(?:_next|builds)\//.test(address);

/**
 * Crawls the whole site without running scripts: from its home pages and sitemaps along all links. Query addresses
 * are endless, so only those in a sitemap and a sample of each form are read, and their query links are not
 * followed.
 */
export async function collectSite(fetchFile: FetchFile, seeds: readonly string[]): Promise<Site> {
  const { origin, entries, disallowed, invalid } = await readSitemaps(fetchFile);
  const walk: Walk = {
    ...{ origin, fetchFile, pages: new Map(), answers: new Map() },
    ...{ known: new Set(), waiting: [], choices: new Set() },
  };
  const place = { address: '/', origin };
  const listed = entries.flatMap(({ address }) => siteAddress(address, place)?.path ?? []);
  for (const address of [...seeds, ...listed]) enqueue(address, true, walk);
  for (const { address } of entries.flatMap(({ files }) => files)) {
    const own = siteAddress(address, place);
    if (own) enqueue(own.path, false, walk);
  }
  await runWorker(walk);
  for (const address of sampleChoices(walk.choices, choicesOfAForm)) enqueue(address, true, walk);
  await runWorker(walk);
  const { pages, answers } = walk;
  return { origin, pages, answers, sitemap: entries, disallowed, invalid };
}

function enqueue(address: string, whole: boolean, { known, waiting }: Walk): void {
  if (known.has(address)) return;
  known.add(address);
  waiting.push({ address, whole: whole && !isFile(address) });
}

/** Requests the queued addresses in parallel batches until the queue is empty. Responses may add addresses to it. */
async function runWorker(walk: Walk): Promise<void> {
  while (walk.waiting.length > 0) {
    const batch = walk.waiting.splice(0, together);
    await Promise.all(batch.map(({ address, whole }) => visit(address, whole, walk)));
  }
}

async function visit(address: string, whole: boolean, walk: Walk): Promise<void> {
  const { status, headers, body } = await walk.fetchFile(address, whole);
  const type = headers.get('content-type') ?? '';
  const location = headers.get('location') ?? undefined;
  const cookies = headers.getSetCookie().map((one) => one.split('=', 1)[0] ?? '');
  walk.answers.set(address, { status, type, location, cookies });
  const place = { address, origin: walk.origin };
  if (location) {
    const target = siteAddress(location, place);
    if (target) enqueue(target.path, true, walk);
  }
  if (status !== 200 || !type.startsWith('text/html') || !whole) return;
  const facts = readFacts(body);
  const robotsHeader = headers.get('x-robots-tag') ?? undefined;
  walk.pages.set(address, { address, html: body, robotsHeader, facts });
  follow(walk.pages.get(address) as Page, walk);
}

function follow({ address, facts }: Page, walk: Walk): void {
  const own = (link: string) => siteAddress(link, { address, origin: walk.origin })?.path;
  for (const load of facts.loads) {
    const path = own(load.address);
    if (path) enqueue(path, load.kind === 'frame', walk);
  }
  for (const link of facts.links.map(own)) {
    if (link === undefined) continue;
    if (!link.includes('?') || isFile(link)) enqueue(link, true, walk);
    else if (!address.includes('?')) walk.choices.add(link);
  }
  const heads = [...facts.canonicals, ...facts.alternates.map((one) => one.address)].map(own);
  for (const path of heads) if (path) enqueue(path, true, walk);
}

/**
 * Samples query addresses: a few of each form, where a form is a path with the same parameter names. Takes the
 * first, the last and some between, in sorted order, so that each run samples the same ones.
 * @param limit per form
 */
function sampleChoices(addresses: Iterable<string>, limit: number): string[] {
  const forms = new Map<string, string[]>();
  for (const address of [...addresses].sort()) {
    const [path = '', query = ''] = address.split('?');
    const names = [...new URLSearchParams(query).keys()].sort().join('&');
    const form = `${path}?${names}`;
    forms.set(form, [...(forms.get(form) ?? []), address]);
  }
  return [...forms.values()].flatMap((all) => spread(all, limit));
}

function spread<T>(all: readonly T[], limit: number): T[] {
  if (all.length <= limit) return [...all];
  const step = (all.length - 1) / Math.max(1, limit - 1);
  return Array.from({ length: limit }, (_, at) => all[Math.round(at * step)] as T);
}
