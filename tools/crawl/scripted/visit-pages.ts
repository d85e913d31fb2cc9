import { type Browser, type BrowserContext, chromium } from 'playwright';
import { pathLocale, pathWithoutLocale } from '@/lib/i18n/locales';
import { findChromium } from '@/tools/setup/find-programs.mjs';
import type { Visit } from './check-visit';

/** Number of parallel tabs. One tab would not be enough, because a visit waits for the network half of the time. */
const tabs = 3;
/** Timeout of a page (ms). */
const timeout = 30_000;
/** Only localhost resolves, so that requests to other hosts fail and are recorded. */
const args = [
  ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Starts the installed browser; `undefined` if there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findChromium();
  // An installed browser that fails to start is an error.
  if (executablePath) return chromium.launch({ executablePath, args });
  return chromium.launch({ args }).catch(() => undefined);
}

/**
 * Opens pages in a few parallel tabs and records the behaviour of each. @param served base URL without a trailing
 * slash
 */
export async function visitPages(
  browser: Browser,
  served: string,
  addresses: readonly string[],
): Promise<Map<string, Visit>> {
  const waiting = [...addresses];
  const visits = new Map<string, Visit>();
  const runWorker = async () => {
    const context = await browser.newContext({ locale: 'fr-CH' });
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      visits.set(address, await visitPage(context, served, address));
    await context.close();
  };
  await Promise.all(Array.from({ length: tabs }, runWorker));
  return visits;
}

async function visitPage(context: BrowserContext, served: string, address: string): Promise<Visit> {
  const visit: Visit = { foreign: [], failed: [], stored: [], errors: [] };
  const page = await context.newPage();
  const isOwn = (url: string) => url.startsWith(`${served}/`);
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !isOwn(request.url())) visit.foreign.push(request.url());
  });
  page.on('response', (answer) => {
    if (isOwn(answer.url()) && answer.status() >= 400)
      visit.failed.push(`${answer.url().slice(served.length)} (${answer.status()})`);
  });
  page.on('pageerror', ({ message }) => visit.errors.push(message));
  page.on('console', (line) => {
    // Failed requests are recorded separately, with their address.
    const isLoading = line.text().startsWith('Failed to load resource');
    if (line.type() === 'error' && !isLoading) visit.errors.push(line.text());
  });
  try {
    await page.goto(served + address, { waitUntil: 'networkidle', timeout });
    visit.stored = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    visit.stored.push(...(await context.cookies()).map(({ name }) => name));
  } catch (error) {
    visit.errors.push((error as Error).message.split('\n', 1)[0] ?? '');
  }
  await page.close();
  return visit;
}

/**
 * Chooses the pages to open in a browser, in turn from every kind and language, so that each kind occurs before
 * any occurs twice.
 * @param limit maximum number of pages
 */
export function chooseVisited(addresses: readonly string[], limit: number): string[] {
  const kinds = new Map<string, string[]>();
  for (const address of addresses) {
    const kind = `${pathLocale(address)} ${kindOf(address)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), address]);
  }
  const chosen: string[] = [];
  for (let round = 0; chosen.length < Math.min(limit, addresses.length); round += 1)
    for (const all of kinds.values()) {
      const next = all[round];
      if (next !== undefined && chosen.length < limit) chosen.push(next);
    }
  return chosen;
}

/** Kind of a page: `/movie/…`, `/catalogue?genre`, or the path itself for a single page. */
export function kindOf(address: string): string {
  const [path = '/', query] = pathWithoutLocale(address).split('?');
  const [, section = '', ...below] = path.split('/');
  const names = query === undefined ? '' : `?${[...new URLSearchParams(query).keys()].join('&')}`;
  return `/${section}${below.length > 0 ? '/…' : ''}${names}`;
}
