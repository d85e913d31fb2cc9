import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { findChromium } from '@/tools/setup/find-programs.mjs';
import { findPage, printRow } from './harness';
import { median } from './statistics';

// `npm run lighthouse`: runs Lighthouse in a phone profile on the main kinds of page of the build, and takes
// the median of five runs. Fails if a goal is missed. `-- --runs 1 --only film` measures less.
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});

/** The used parts of Lighthouse's report. */
type Result = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { code: string; message: string };
};

type Goal = {
  name: string;
  read: (result: Result) => number;
  least?: number;
  most?: number;
  show: (value: number) => string;
};

const points = (name: string, category: string): Goal => ({
  ...{ name, least: 100, show: (value) => value.toFixed(0) },
  read: ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100),
});
const numeric = (name: string, audit: string, most: number, show: Goal['show']): Goal => ({
  ...{ name, most, show },
  read: ({ audits }) => audits[audit]?.numericValue ?? Number.NaN,
});

/** Goals of each page, in table order; times in milliseconds, sizes in bytes. */
const goals: readonly Goal[] = [
  points('perf', 'performance'),
  points('a11y', 'accessibility'),
  points('best', 'best-practices'),
  points('SEO', 'seo'),
  numeric('LCP s', 'largest-contentful-paint', 1200, (time) => (time / 1000).toFixed(2)),
  numeric('TBT ms', 'total-blocking-time', 100, (time) => time.toFixed(0)),
  numeric('CLS', 'cumulative-layout-shift', 0.01, (shift) => shift.toFixed(3)),
  numeric('KB', 'total-byte-weight', 350 * 1024, (bytes) => (bytes / 1024).toFixed(0)),
];

const root = builtRoot();
const paths: Record<string, string | undefined> = {
  home: '/',
  catalogue: '/catalogue',
  film: findPage(root, 'movie'),
  collection: findPage(root, 'collection'),
  vod: '/vod',
  shop: '/shop',
  watchlist: '/a-voir',
};
const chromeFlags = [
  ...['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  ...['--disable-background-networking', '--disable-component-update'],
];

/** Downloaded by npm on first use: with its dependencies it has a sixth of the files of all packages. */
const lighthouse = 'lighthouse@12.8.2';

/** One Lighthouse run with its default phone profile, in a new browser without caches. */
async function audit(url: string, locale: Locale, isHidden: boolean): Promise<Result> {
  const chosen = [
    ...['--yes', lighthouse, url, '--output=json', '--quiet'],
    `--chrome-flags=${chromeFlags.join(' ')}`,
    // The page's own language, since visitors with another language are redirected from `/`.
    `--extra-headers=${JSON.stringify({ 'Accept-Language': locale })}`,
    ...(isHidden ? ['--skip-audits=is-crawlable'] : []),
  ];
  const { stdout } = await promisify(execFile)('npx', chosen, {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 256 * 1024 * 1024,
  });
  const result: Result = JSON.parse(stdout);
  if (result.runtimeError)
    throw new Error(`${result.runtimeError.code}: ${result.runtimeError.message}`);
  return result;
}

/** Names of all weighted audits that failed. */
function listFailedAudits({ categories, audits }: Result): string[] {
  const counting = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return counting.filter((id) => (audits[id]?.score ?? 1) < 0.9);
}

const chosen = Object.entries(paths)
  .flatMap(([name, path]) => locales.map((locale) => ({ name, path, locale })))
  .filter(({ name, locale }) => `${name} ${locale}`.startsWith(values.only));
if (chosen.length === 0) throw new Error(`No page is called ${values.only}`);
const { address, stop } = await serveBuild();
try {
  printRow(
    '',
    goals.map(({ name }) => name),
    9,
  );
  for (const { name, path, locale } of chosen) {
    if (!path) continue;
    const results: Result[] = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      // The watchlist is excluded from indexing on purpose, so the crawlability audit (`is-crawlable`) is skipped.
      results.push(await audit(address + localePath(path, locale), locale, name === 'watchlist'));
    const cells = goals.map(({ read, least = -Infinity, most = Infinity, show }) => {
      const value = median(results.map(read));
      const isReached = value >= least && value <= most;
      if (!isReached) process.exitCode = 1;
      return `${show(value)}${isReached ? ' ' : '!'}`;
    });
    printRow(`${name} ${locale}`, cells, 9);
    const failedAudits = [...new Set(results.flatMap(listFailedAudits))];
    if (failedAudits.length > 0) process.stdout.write(`  ${failedAudits.join(', ')}\n`);
  }
} finally {
  await stop();
}
