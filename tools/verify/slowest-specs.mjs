import { join, relative } from 'node:path';
import { listTests } from './list-tests.mjs';

/** A file of tests and how long its tests took, one after the other. @typedef {{ file: string, seconds: number }} Spec */

/**
 * The specs of a JSON report by vitest (`testResults`) or Playwright (`suites`); none where it is missing.
 * @param {string} root the folder that files are named from
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
  // A spec that runs in two projects is two suites.
  const sums = new Map();
  for (const { file, seconds } of [...unit, ...browser])
    sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds }));
}

/** The slowest few, the slowest first. @param {Spec[]} specs */
export function slowestSpecs(specs, count = 10) {
  return [...specs].sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** Names with their seconds, a line each. @param {{ name: string, seconds: number }[]} rows */
export function writeSeconds(rows) {
  return rows.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}\n`).join('');
}
