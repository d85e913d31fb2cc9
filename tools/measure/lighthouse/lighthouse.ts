import { parseArgs } from 'node:util';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { median } from '../first-frame/median';
import { type Figures, goals, missed } from './goals';
import { judgePage } from './judge-page';
import { type JudgedPage, pagesOf } from './pages';
import { listFaults, readResult } from './read-result';

/**
 * `npm run lighthouse`: Lighthouse on every kind of page of the build, on a phone, the median of five runs; fails
 * below the goals. `-- --runs 1 --only film` for less.
 */

const keys = Object.keys(goals) as (keyof Figures)[];
const row = (name: string, cells: readonly string[]) =>
  `${name.padEnd(14)}${cells.map((cell) => cell.padStart(9)).join('')}\n`;

async function judge(address: string, page: JudgedPage, runs: number) {
  const results: Figures[] = [];
  const faults = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    const result = await judgePage(address + page.path, page);
    results.push(readResult(result));
    for (const fault of listFaults(result)) faults.add(fault);
  }
  const middle = keys.map((key) => [key, median(results.map((figures) => figures[key]))]);
  return { figures: Object.fromEntries(middle) as Figures, faults };
}

async function main() {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
  });
  const pages = pagesOf(builtRoot()).filter(({ name }) => name.startsWith(values.only));
  if (pages.length === 0) throw new Error(`No page is called ${values.only}`);
  const { address, stop } = await serveBuild();
  process.stdout.write(
    row(
      '',
      keys.map((key) => goals[key].name),
    ),
  );
  try {
    for (const page of pages) {
      const { figures, faults } = await judge(address, page, Number(values.runs));
      const short = missed(figures);
      const cells = keys.map(
        (key) => `${goals[key].show(figures[key])}${short.includes(key) ? '!' : ' '}`,
      );
      process.stdout.write(row(page.name, cells));
      if (faults.size > 0) process.stdout.write(`  ${[...faults].join(', ')}\n`);
      if (short.length > 0) process.exitCode = 1;
    }
  } finally {
    await stop();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
