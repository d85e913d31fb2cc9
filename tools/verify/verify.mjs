import { contentDir } from '../../lib/content/content-dir.mjs';
import { checkNode, installDependencies } from '../setup/dependencies.mjs';
import { findFirefox, findWebKit } from '../setup/find-programs.mjs';
import {
  installBrowser,
  installOtherBrowsers,
  installTestPrograms,
} from '../setup/install-programs.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { isMachineIdle } from './is-machine-idle.mjs';
import { runStep, runTogether } from './run-steps.mjs';
import { runBrowserTests, runMovingIn, runOtherBrowsers, runUnitTests } from './run-tests.mjs';
import { slowestSpecs, sumTallies, tallyCheck, writeSeconds, writeTally } from './test-report.mjs';

const testContent = 'tests/site';

/** `--release` adds slow checks that rarely fail; CONTRIBUTING.md lists them. */
const isRelease = process.argv.includes('--release');

/**
 * Time budget in minutes on two slow idle cores. A run on an otherwise idle machine fails if it takes more than
 * one and a half times as long. The goals are 8 minutes, and 30 with `--release`, on cores four times as fast.
 */
const budget = isRelease ? 45 : 16;
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

/**
 * A step that installs programs. If they cannot be installed, the site is not the cause: the reason is printed and
 * the step counts as skipped.
 */
function installStep(name, install) {
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

/** Whether no other work kept the cores busy; checked between steps. */
let wasIdle = await isMachineIdle();

/** Records finished steps. Returns whether none of them failed. */
function record(...steps) {
  done.push(...steps);
  return steps.every(({ tally }) => tally.failed === 0);
}

/** Prints the summary and exits. CI reads the result from the last line. */
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
if (!record(await runStep({ name: 'dependencies', run: install }))) await finish();

record(
  ...(await runTogether([
    // Ordered from slowest to fastest.
    script('types', 'types'),
    script('unused code', 'unused:check'),
    script('format and lint', 'lint'),
    script('content', 'content:check', ...new Set([contentDir(), testContent])),
    script('imports', 'imports:check'),
    script('messages', 'messages:check'),
    installStep('PostgreSQL, pdftoppm, nginx and ffmpeg', installTestPrograms),
  ])),
);

// The browser tests use the site's default address.
delete process.env.SITE_URL;
// Tests use the test site, so that they cannot fail because of the content of a film site.
process.env.CONTENT_DIR = testContent;
const build = script('build', 'build');
const results = await runTogether([
  build,
  { name: 'unit tests', run: runUnitTests },
  ...(isRelease ? [installStep('Firefox and WebKit', installOtherBrowsers)] : []),
]);
record(...results);
wasIdle &&= await isMachineIdle();

const browser = {
  name: 'browser',
  run: async () => ({ tally: tallyCheck(await installBrowser()) }),
};
if (results.some(({ name, tally }) => name === build.name && tally.failed === 0)) {
  const hasBrowser = record(await runStep(browser));
  record(await runStep(script('first load', 'first-load')));
  const run = (isShown) => runBrowserTests(isShown, isRelease);
  if (hasBrowser) record(await runStep({ name: 'browser tests', run }));
  if (isRelease) {
    // Fault injection mostly waits, so the crawl runs beside it.
    record(
      ...(await runTogether([script('faults', 'faults', '--quick'), script('crawl', 'crawl')])),
    );
    const hasOthers = findFirefox() || findWebKit();
    // `moving in` mostly waits for two builds, which leave a third of two cores idle, so the other browsers run
    // beside it.
    record(
      ...(await runTogether([
        ...(hasBrowser ? [{ name: 'moving in', run: runMovingIn }] : []),
        ...(hasOthers ? [{ name: 'other browsers', run: runOtherBrowsers }] : []),
      ])),
    );
    record(await runStep(script('scale', 'growth', '--films', '1000')));
  }
}
await finish();
