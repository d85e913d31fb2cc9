import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** Tally of one check by its exit code. @returns {Tally} */
export function tallyCheck(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * Counts the tests in a JSON report by vitest (`numPassedTests` …) or Playwright (`stats`). A failed run counts at
 * least one failure, even if no test failed or the report is missing. A run without tests also counts one failure,
 * unless `mayBeEmpty` is set.
 * @returns {Tally}
 */
export function tallyReport(report, code, mayBeEmpty = false) {
  const stats = report?.stats;
  const { passed, failed, skipped } = stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : {
        passed: report?.numPassedTests ?? 0,
        failed: report?.numFailedTests ?? 0,
        skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
      };
  const hasRun = report && (mayBeEmpty || passed + failed > 0);
  return { passed, failed: code === 0 && hasRun ? failed : Math.max(failed, 1), skipped };
}

/** @param {Tally[]} tallies */
export function sumTallies(tallies) {
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** `12 passed, 0 failed`, and `, 1 skipped` where there is any. @param {Tally} tally */
export function writeTally({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * All tests of a suite in Playwright's JSON report and of its nested suites, each with its title, its file and the
 * results of all projects.
 * @returns {{ title: string, file: string, results: object[] }[]}
 */
function listTests({ specs = [], suites = [] }) {
  const own = specs.map(({ title, file, tests }) => ({
    ...{ title, file },
    results: tests.flatMap(({ results }) => results),
  }));
  return [...own, ...suites.flatMap(listTests)];
}

/** Characters shown of each page. The beginning is enough to identify it. */
const maxPageLength = 3000;

/** The page snapshot in Playwright's `error-context.md`: a YAML code block with the accessible content. */
const snapshot = /^```yaml\n(.*?)^```/ms;

/**
 * The pages on which browser tests failed, as text. They are printed, because on CI only the printed output remains.
 * Empty if no test failed.
 * @param report Playwright's JSON report, if there is one
 * @param {(path: string) => string} read
 */
export function writeFailedPages(report, read = (path) => readFileSync(path, 'utf8')) {
  const pages = (report?.suites ?? []).flatMap(listTests).flatMap(({ title, file, results }) =>
    results
      .flatMap(({ attachments = [] }) => attachments)
      .filter(({ name }) => name === 'error-context')
      .map(({ path }) => snapshot.exec(read(path))?.[1] ?? '')
      .filter(Boolean)
      .map(
        (page) =>
          `\n── the page where ${file} › ${title} failed ──\n${page.slice(0, maxPageLength)}\n`,
      ),
  );
  return pages.join('');
}

/** A test file and the total duration of its tests. @typedef {{ file: string, seconds: number }} Spec */

/**
 * The specs of a JSON report by vitest (`testResults`) or Playwright (`suites`); empty if the report is missing.
 * @param {string} root folder that file names are relative to
 * @returns {Spec[]}
 */
export function readSpecs(report, root = process.cwd()) {
  const unit = (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const browser = (report?.suites ?? []).map((suite) => ({
    file: relative(root, join(report.config.rootDir, suite.file)),
    seconds: listTests(suite)
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  // A spec that runs in two Playwright projects appears as two suites.
  const sums = new Map();
  for (const { file, seconds } of [...unit, ...browser])
    sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds }));
}

/** The `count` slowest specs, slowest first. @param {Spec[]} specs */
export function slowestSpecs(specs, count = 10) {
  return [...specs].sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** One line per row: seconds and name. @param {{ name: string, seconds: number }[]} rows */
export function writeSeconds(rows) {
  return rows.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}\n`).join('');
}
