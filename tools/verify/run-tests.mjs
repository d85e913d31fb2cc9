import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../setup/run-command.mjs';
import { tallyReport } from './tally.mjs';

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs a test command with a JSON report beside what it prints; `name` gets the report's path. */
function runTests(name) {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-'));
  const path = join(folder, 'report.json');
  const { command, env } = name(path);
  const code = runCommand(command, env);
  const tally = tallyReport(readReport(path), code);
  rmSync(folder, { recursive: true });
  return tally;
}

export function runUnitTests() {
  return runTests((path) => ({
    command: [
      ...['npm', 'run', '--silent', 'test:unit', '--'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
    ],
  }));
}

export function runBrowserTests() {
  return runTests((path) => ({
    command: ['npm', 'run', '--silent', 'test:e2e', '--', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  }));
}
