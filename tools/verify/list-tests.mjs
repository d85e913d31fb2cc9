/**
 * All tests of a suite in Playwright's JSON report and of its nested suites, each with its title, its file and the
 * results of all projects.
 * @returns {{ title: string, file: string, results: object[] }[]}
 */
export function listTests({ specs = [], suites = [] }) {
  const own = specs.map(({ title, file, tests }) => ({
    ...{ title, file },
    results: tests.flatMap(({ results }) => results),
  }));
  return [...own, ...suites.flatMap(listTests)];
}
