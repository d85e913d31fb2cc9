import { contentDir } from '../../lib/content/content-dir.mjs';
import { checkNode } from '../setup/check-node.mjs';
import { findFirefox, findWebKit } from '../setup/find-other-browsers.mjs';
import { installBrowser } from '../setup/install-browser.mjs';
import { installDependencies } from '../setup/install-dependencies.mjs';
import { installOtherBrowsers } from '../setup/install-other-browsers.mjs';
import { installTestPrograms } from '../setup/install-test-programs.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { isMachineIdle } from './is-machine-idle.mjs';
import { runStep, runTogether } from './run-steps.mjs';
import { runBrowserTests, runMovingIn, runOtherBrowsers, runUnitTests } from './run-tests.mjs';
import { slowestSpecs, writeSeconds } from './slowest-specs.mjs';
import { sumTallies, tallyCheck, writeTally } from './tally.mjs';

const testsHouse = 'tests/house';

/** `--release` adds what is slow and rarely breaks; CONTRIBUTING.md lists it. */
const isRelease = process.argv.includes('--release');

/** Minutes that the whole takes on two slow idle cores. The goals are 8 and 30 (docs/figures.md). */
const budget = isRelease ? 45 : 18;
const start = performance.now();

function script(name, script, ...values) {
  const run = async (isShown) => {
    const command = [
      'npm',
      'run',
      '--silent',
      script,
      ...(values.length > 0 ? ['--', ...values] : []),
    ];
    const { code, output } = await runCommand(command, { isShown });
    return { tally: tallyCheck(code), output };
  };
  return { name, run };
}

/** Where they cannot be installed it is no fault of the site's: that is said, and counted as skipped. */
function getting(name, install) {
  const run = async (isShown) => {
    const { output, why } = await install(isShown);
    if (!why) return { tally: tallyCheck(0), output };
    const words = `${name} are not all here, and cannot be installed: ${why}.\n`;
    if (isShown) process.stdout.write(words);
    return { tally: { passed: 0, failed: 0, skipped: 1 }, output: output + words };
  };
  return { name, run };
}

/** @type {import('./run-steps.mjs').Done[]} */
const done = [];

/** Whether nothing else has kept the cores busy, looked at between the steps. */
let wasIdle = await isMachineIdle();

/** Remembers steps. Returns whether nothing in them failed. */
function note(...steps) {
  done.push(...steps);
  return steps.every(({ tally }) => tally.failed === 0);
}

/** The last line alone says how it ended: the CI reads it. */
async function finish() {
  const minutes = (performance.now() - start) / 60_000;
  if (minutes > budget * 1.5 && wasIdle && (await isMachineIdle())) {
    done.push({ name: 'budget', tally: tallyCheck(1), seconds: 0 });
    process.stdout.write(`\nTook ${minutes.toFixed(1)} minutes; the budget is ${budget}.\n`);
  }
  const sum = sumTallies(done.map(({ tally }) => tally));
  const specs = slowestSpecs(done.flatMap((step) => step.specs ?? []));
  const slowest = specs.map(({ file, seconds }) => ({ name: file, seconds }));
  process.stdout.write(`\n── the slowest specs ──\n${writeSeconds(slowest)}`);
  process.stdout.write(`\n── the steps ──\n${writeSeconds(done)}`);
  process.stdout.write(`\n${writeTally(sum)}\n`);
  process.exit(sum.failed === 0 ? 0 : 1);
}

checkNode();
const install = async () => ({ tally: tallyCheck(await installDependencies()) });
if (!note(await runStep({ name: 'dependencies', run: install }))) await finish();

note(
  ...(await runTogether([
    // The slowest first.
    script('types', 'types'),
    script('unused code', 'unused:check'),
    script('format and lint', 'lint'),
    script('content', 'content:check', ...new Set([contentDir(), testsHouse])),
    script('imports', 'imports:check'),
    script('messages', 'messages:check'),
    getting('PostgreSQL, pdftoppm, nginx and ffmpeg', installTestPrograms),
  ])),
);

// The browser tests walk the site at its default address.
delete process.env.SITE_URL;
// Tests have a house of their own: what stands in a film house's turns none of them red.
process.env.CONTENT_DIR = testsHouse;
const build = script('build', 'build');
const made = await runTogether([
  build,
  { name: 'unit tests', run: runUnitTests },
  ...(isRelease ? [getting('Firefox and WebKit', installOtherBrowsers)] : []),
]);
note(...made);
wasIdle &&= await isMachineIdle();

const browser = {
  name: 'browser',
  run: async () => ({ tally: tallyCheck(await installBrowser()) }),
};
if (made.some(({ name, tally }) => name === build.name && tally.failed === 0)) {
  const hasBrowser = note(await runStep(browser));
  note(await runStep(script('first load', 'first-load')));
  const run = (isShown) => runBrowserTests(isShown, isRelease);
  if (hasBrowser) note(await runStep({ name: 'browser tests', run }));
  if (isRelease) {
    // Fault injection mostly waits: the crawl fills the pauses.
    note(...(await runTogether([script('faults', 'faults', '--quick'), script('crawl', 'crawl')])));
    const hasOthers = findFirefox() || findWebKit();
    // Moving in waits for two builds, which leave a third of two cores idle.
    note(
      ...(await runTogether([
        ...(hasBrowser ? [{ name: 'moving in', run: runMovingIn }] : []),
        ...(hasOthers ? [{ name: 'other browsers', run: runOtherBrowsers }] : []),
      ])),
    );
    note(await runStep(script('scale', 'growth', '--films', '1000')));
  }
}
await finish();
