import { checkNode } from '../setup/check-node.mjs';
import { installBrowser } from '../setup/install-browser.mjs';
import { installDependencies } from '../setup/install-dependencies.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { runBrowserTests, runUnitTests } from './run-tests.mjs';
import { sumTallies, tallyCheck, writeTally } from './tally.mjs';

const script = (name) => () => tallyCheck(runCommand(['npm', 'run', '--silent', name]));
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const tallies = [];

/** Runs one step under its heading. Returns whether nothing in it failed. */
function step(name, run) {
  process.stdout.write(`\n── ${name} ──\n`);
  const start = performance.now();
  const tally = run();
  tallies.push(tally);
  process.stdout.write(`── ${name}: ${writeTally(tally)} (${seconds(start)}) ──\n`);
  return tally.failed === 0;
}

function finish() {
  const sum = sumTallies(tallies);
  process.stdout.write(`\n${writeTally(sum)}\n`);
  process.exit(sum.failed === 0 ? 0 : 1);
}

checkNode();
if (!step('dependencies', () => tallyCheck(installDependencies()))) finish();
// All static checks run even where one fails: one run shows every fault.
step('format and lint', script('lint'));
step('types', script('types'));
step('content', script('content:check'));
step('messages', script('messages:check'));
step('imports', script('imports:check'));
step('unused code', script('unused:check'));
step('unit tests', runUnitTests);
// The browser tests walk the site at its default address.
delete process.env.SITE_URL;
// Tests have a house of their own: what stands in a film house's turns none of them red.
process.env.HOUSE = 'tests/house';
if (step('build', script('build'))) {
  step('first load', script('first-load'));
  if (step('browser', () => tallyCheck(installBrowser()))) step('browser tests', runBrowserTests);
}
finish();
