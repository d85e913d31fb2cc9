import { readdirSync } from 'node:fs';
import { chosenHouse } from '../../lib/content/house.mjs';
import { checkNode } from '../setup/check-node.mjs';
import { findFirefox, findWebKit } from '../setup/find-other-browsers.mjs';
import { installBrowser } from '../setup/install-browser.mjs';
import { installDependencies } from '../setup/install-dependencies.mjs';
import { installOtherBrowsers } from '../setup/install-other-browsers.mjs';
import { installTestPrograms } from '../setup/install-test-programs.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { chooseSpecs } from './choose-specs.mjs';
import { findBase, listChanged } from './list-changed.mjs';
import { runStep, runTogether } from './run-steps.mjs';
import { runBrowserTests, runMovingIn, runOtherBrowsers, runUnitTests } from './run-tests.mjs';
import { slowestSpecs, writeSeconds } from './slowest-specs.mjs';
import { sumTallies, tallyCheck, writeTally } from './tally.mjs';

const testsHouse = 'tests/house';

/** `--changed` runs what the change against `main` can break, for use while working. */
const since = process.argv.includes('--changed') ? findBase() : undefined;

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

/** The browser specs to run; `undefined` is all of them. */
function chooseBrowserSpecs() {
  if (!since) return undefined;
  const specs = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.spec.ts'));
  return chooseSpecs(listChanged(since), specs).map((path) => `tests/e2e/${path}`);
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

/** Remembers steps. Returns whether nothing in them failed. */
function note(...steps) {
  done.push(...steps);
  return steps.every(({ tally }) => tally.failed === 0);
}

/** The last line alone says how it ended: the CI reads it. */
function finish() {
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
if (!note(await runStep({ name: 'dependencies', run: install }))) finish();

note(
  ...(await runTogether([
    // The slowest first.
    script('types', 'types'),
    script('unused code', 'unused:check'),
    script('format and lint', 'lint'),
    script('content', 'content:check', ...new Set([chosenHouse(), testsHouse])),
    script('imports', 'imports:check'),
    script('messages', 'messages:check'),
    getting('PostgreSQL, pdftoppm, nginx and ffmpeg', installTestPrograms),
  ])),
);

const specs = chooseBrowserSpecs();
const isBrowserConcerned = specs?.length !== 0;
// The browser tests walk the site at its default address.
delete process.env.SITE_URL;
// Tests have a house of their own: what stands in a film house's turns none of them red.
process.env.HOUSE = testsHouse;
const unit = { name: 'unit tests', run: (isShown) => runUnitTests(isShown, since) };
const build = script('build', 'build');
const others = getting('Firefox and WebKit', installOtherBrowsers);
const beside = since ? [build, unit] : [build, unit, others];
const made = await runTogether(isBrowserConcerned ? beside : [unit]);
note(...made);

const browser = {
  name: 'browser',
  run: async () => ({ tally: tallyCheck(await installBrowser()) }),
};
if (made.some(({ name, tally }) => name === build.name && tally.failed === 0)) {
  const tests = { name: 'browser tests', run: (isShown) => runBrowserTests(isShown, specs) };
  const hasBrowser = note(await runStep(browser));
  // What breaks the site waits for the most part: walking and weighing it fill the pauses.
  const faults = script('faults', 'faults', '--quick');
  const crawl = script('crawl', 'crawl');
  const whole = since ? [] : [faults, crawl];
  note(...(await runTogether([...whole, script('first load', 'first-load')])));
  if (hasBrowser) note(await runStep(tests));
  const elsewhere = findFirefox() || findWebKit();
  // What moves in waits for two builds, which leave a third of two cores idle.
  const last = [
    ...(hasBrowser ? [{ name: 'moving in', run: runMovingIn }] : []),
    ...(elsewhere ? [{ name: 'other browsers', run: runOtherBrowsers }] : []),
  ];
  if (!since) note(...(await runTogether(last)));
}
finish();
