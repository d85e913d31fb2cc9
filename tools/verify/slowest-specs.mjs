import { join, relative } from 'node:path';
import { listTests } from './list-tests.mjs';

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
