/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** Tally of one check by its exit code. @returns {Tally} */
export function tallyCheck(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * Counts the tests in a JSON report by vitest (`numPassedTests` …) or Playwright (`stats`). A failed run counts at
 * least one failure, even if no test failed or the report is missing; so does a run without tests, unless
 * `mayBeEmpty`.
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
  const ran = report && (mayBeEmpty || passed + failed > 0);
  return { passed, failed: code === 0 && ran ? failed : Math.max(failed, 1), skipped };
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
