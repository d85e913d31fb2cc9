import { parseArgs } from 'node:util';
import { localePath } from '@/lib/i18n/locale-path';
import { locales } from '@/lib/i18n/locales';
import { counted } from '@/lib/primitives/text/counted';
import { serveBuild } from '@/tools/build/serve-build';
import { type Finding, judgeSite, toFinding } from './checks/judge-site';
import type { Site } from './page/page';
import { writeReport } from './report/write-report';
import { chooseVisited, kindOf } from './scripted/choose-visited';
import { judgeVisit } from './scripted/judge-visit';
import { openBrowser, visitPages } from './scripted/visit-pages';
import { openAsk } from './walk/ask';
import { collectSite } from './walk/collect-site';

const help = `npm run crawl: walks the current build as crawlers and browsers do, in every language, and says what it finds.

  npm run crawl                     every page without script, 60 of all kinds in a browser
  npm run crawl -- --scripted 500   as many in a browser
  npm run crawl -- --all            every fault, where one check finds many

CONTENT_DIR=../my-house npm run build && npm run crawl is a house’s own check of its content. Nobody else’s server is asked.
`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    scripted: { type: 'string', default: '60' },
  },
});

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Opens a sample of the pages in a browser, alternating between all kinds of page. */
async function visit(served: string, { pages }: Site): Promise<Finding[]> {
  const begun = performance.now();
  const browser = await openBrowser();
  if (!browser) {
    say('With script: not tried, there is no browser here.');
    return [];
  }
  const chosen = chooseVisited([...pages.keys()], Number(values.scripted));
  const visits = await visitPages(browser, served, chosen).finally(() => browser.close());
  const kinds = new Set(chosen.map(kindOf));
  say(
    `With script: ${chosen.length} of ${counted(pages.size, 'page')}, all ${kinds.size} kinds (${[...kinds].join(', ')}), ${seconds(begun)} s`,
  );
  const faults = [...visits].flatMap(([page, one]) =>
    judgeVisit(one).map((fault) => ({ page, ...fault })),
  );
  return [toFinding('with script', faults, chosen.length)];
}

async function crawl(): Promise<number> {
  const begun = performance.now();
  // The address that the build was made for, if the environment sets it, also applies to pages rendered on demand.
  const env = { SITE_URL: process.env.SITE_URL ?? '' };
  const { address, stop } = await serveBuild({ env });
  try {
    const site = await collectSite(
      openAsk(address),
      locales.map((locale) => localePath('/', locale)),
    );
    if (site.pages.size === 0) throw new Error('The site has no page.');
    const files = site.answers.size - site.pages.size;
    say(
      `Without script: ${counted(site.pages.size, 'page')}, ${counted(files, 'file')} and other answers, ${seconds(begun)} s`,
    );
    const judging = performance.now();
    const judged = judgeSite(site);
    say(`Judged in ${seconds(judging)} s`);
    return report([...judged, ...(await visit(address, site))], site, begun);
  } finally {
    await stop();
  }
}

function report(findings: Finding[], { pages }: Site, begun: number): number {
  const sum = (key: 'passed' | 'failed') => findings.reduce((all, one) => all + one[key], 0);
  const faults = writeReport(findings, values.all);
  if (faults) process.stdout.write(`\n${faults}\n`);
  const checks = sum('passed') + sum('failed');
  say(`${counted(pages.size, 'page')}, ${counted(checks, 'check')}, ${seconds(begun)} s`);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

if (values.help) process.stdout.write(help);
else
  process.exitCode = await crawl().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return 1;
  });
