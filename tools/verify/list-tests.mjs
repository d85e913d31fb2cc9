/**
 * All tests of one of the suites of Playwright's JSON report, those of the suites within it too, each with its
 * title and file and the results of each project's run.
 * @returns {{ title: string, file: string, results: object[] }[]}
 */
export function listTests({ specs = [], suites = [] }) {
  const own = specs.map(({ title, file, tests }) => ({
    ...{ title, file },
    results: tests.flatMap(({ results }) => results),
  }));
  return [...own, ...suites.flatMap(listTests)];
}
