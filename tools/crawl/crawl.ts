import { parseArgs } from 'node:util';
import { localePath, locales } from '@/lib/i18n/locales';
import { formatCount } from '@/lib/primitives/text/grammar';
import { serveBuild } from '@/tools/build/serve-build';
import { checkSite, type Finding, toFinding } from './checks/check-site';
import type { Site } from './page/page';
import { checkVisit } from './scripted/check-visit';
import { chooseVisited, kindOf, openBrowser, visitPages } from './scripted/visit-pages';
import { collectSite } from './walk/collect-site';
import { createRequester } from './walk/fetch-file';

/** Maximum number of issues shown per check; further ones are only counted. */
const shown = 12;

/** Report by check: page, issue and fix. @param showsAll shows all issues of each check */
function writeReport(findings: readonly Finding[], showsAll = false): string {
  return findings
    .filter(({ issues }) => issues.length > 0)
    .map(({ check, issues }) => {
      const listedIssues = showsAll ? issues : issues.slice(0, shown);
      const lines = listedIssues.map(
        ({ page, what, todo }) => `  ${page}: ${what}.\n    To do: ${todo}.`,
      );
      const hiddenCount = issues.length - listedIssues.length;
      const rest = hiddenCount > 0 ? [`  and ${hiddenCount} more: npm run crawl -- --all`] : [];
      return `${check}\n${[...lines, ...rest].join('\n')}\n`;
    })
    .join('\n');
}

const help = `npm run crawl: walks the current build as crawlers and browsers do, in every language, and reports what it finds.

  npm run crawl                     every page without script, 60 of all kinds in a browser
  npm run crawl -- --scripted 500   as many in a browser
  npm run crawl -- --all            every issue, where one check finds many

CONTENT_DIR=../my-site npm run build && npm run crawl checks the content of another site. No other server is requested.
`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    scripted: { type: 'string', default: '60' },
  },
});

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Opens a sample of the pages in a browser, alternating between all kinds of page. */
async function visit(served: string, { pages }: Site): Promise<Finding[]> {
  const begun = performance.now();
  const browser = await openBrowser();
  if (!browser) {
    print('With script: not tried, there is no browser here.');
    return [];
  }
  const chosen = chooseVisited([...pages.keys()], Number(values.scripted));
  const visits = await visitPages(browser, served, chosen).finally(() => browser.close());
  const kinds = new Set(chosen.map(kindOf));
  print(
    `With script: ${chosen.length} of ${formatCount(pages.size, 'page')}, all ${kinds.size} kinds (${[...kinds].join(', ')}), ${seconds(begun)} s`,
  );
  const issues = [...visits].flatMap(([page, one]) =>
    checkVisit(one).map((issue) => ({ page, ...issue })),
  );
  return [toFinding('with script', issues, chosen.length)];
}

async function crawl(): Promise<number> {
  const begun = performance.now();
  // `SITE_URL` is passed on if it is set, so that pages rendered on demand use the same address as the built pages.
  const env = { SITE_URL: process.env.SITE_URL ?? '' };
  const { address, stop } = await serveBuild({ env });
  try {
    const site = await collectSite(
      createRequester(address),
      locales.map((locale) => localePath('/', locale)),
    );
    if (site.pages.size === 0) throw new Error('The site has no page.');
    const files = site.answers.size - site.pages.size;
    print(
      `Without script: ${formatCount(site.pages.size, 'page')}, ${formatCount(files, 'file')} and other answers, ${seconds(begun)} s`,
    );
    const checkStart = performance.now();
    const checked = checkSite(site);
    print(`Judged in ${seconds(checkStart)} s`);
    return report([...checked, ...(await visit(address, site))], site, begun);
  } finally {
    await stop();
  }
}

function report(findings: Finding[], { pages }: Site, begun: number): number {
  const sum = (key: 'passed' | 'failed') => findings.reduce((all, one) => all + one[key], 0);
  const issues = writeReport(findings, values.all);
  if (issues) process.stdout.write(`\n${issues}\n`);
  const checks = sum('passed') + sum('failed');
  print(`${formatCount(pages.size, 'page')}, ${formatCount(checks, 'check')}, ${seconds(begun)} s`);
  print(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

if (values.help) process.stdout.write(help);
else
  process.exitCode = await crawl().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return 1;
  });
