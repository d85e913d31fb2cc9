import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../setup/find-programs.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { readSpecs, tallyReport, writeFailedPages } from './test-report.mjs';

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs a test command that also writes a JSON report. `name` is a function: it takes the path of
 * the report and returns the command and its environment. With `mayBeEmpty`, a run without tests is not a failure.
 */
async function runTests(name, { isShown, mayBeEmpty = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-'));
  const path = join(folder, 'report.json');
  const { command, env } = name(path);
  const { code, output } = await runCommand(command, { isShown, env });
  const report = readReport(path);
  rmSync(folder, { recursive: true });
  const pages = writeFailedPages(report);
  if (isShown) process.stdout.write(pages);
  return {
    output: output + pages,
    tally: tallyReport(report, code, mayBeEmpty),
    specs: readSpecs(report),
  };
}

/** The command of a vitest script in package.json. */
const vitest = (script) => (path) => ({
  command: [
    ...['npm', 'run', '--silent', script, '--'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
  ],
});

export function runUnitTests(isShown) {
  return runTests(vitest('test:unit'), { isShown });
}

/** The tests of the site and the player in Firefox and WebKit, if these are installed. */
export function runOtherBrowsers(isShown) {
  return runTests(vitest('test:other-browsers'), { isShown });
}

/** Creates a site, fills it with content, opens it and upgrades it to a new version. Skipped without ffmpeg. */
export function runMovingIn(isShown) {
  return runTests(vitest('test:moving-in'), { isShown, mayBeEmpty: !findProgram(['ffmpeg']) });
}

/** The browser tests; `isRelease` adds those with the tag `@release`. */
export function runBrowserTests(isShown, isRelease) {
  const name = (path) => ({
    command: ['npm', 'run', '--silent', 'test:e2e', '--', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path, ...(isRelease && { RELEASE: '1' }) },
  });
  return runTests(name, { isShown });
}
