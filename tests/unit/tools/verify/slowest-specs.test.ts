import { expect, it } from 'vitest';
import { readSpecs, slowestSpecs, writeSeconds } from '@/tools/verify/slowest-specs.mjs';

it('reads how long each file of a vitest report took', () => {
  const report = {
    testResults: [{ name: '/site/tests/a.test.ts', startTime: 1000, endTime: 3500 }],
  };
  expect(readSpecs(report, '/site')).toEqual([{ file: 'tests/a.test.ts', seconds: 2.5 }]);
});

it('sums up the tests of a spec, in whatever suite and project they ran', () => {
  const test = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const report = {
    config: { rootDir: '/site/tests/e2e' },
    suites: [
      { file: 'lists/a.spec.ts', specs: [test(1000)], suites: [{ specs: [test(2000)] }] },
      { file: 'lists/a.spec.ts', specs: [test(500)] },
    ],
  };
  const file = 'tests/e2e/lists/a.spec.ts';
  expect(readSpecs(report, '/site')).toEqual([{ file, seconds: 3.5 }]);
});

it('knows no specs where there is no report', () => {
  expect(readSpecs(undefined)).toEqual([]);
});

it('puts the slowest first and leaves the others out', () => {
  const specs = [1, 3, 2].map((seconds) => ({ file: `${seconds}.ts`, seconds }));
  expect(slowestSpecs(specs, 2).map(({ file }) => file)).toEqual(['3.ts', '2.ts']);
  expect(specs[0]?.seconds).toBe(1);
});

it('writes a line for each', () => {
  expect(writeSeconds([{ name: 'build', seconds: 61.26 }])).toBe('   61.3 s  build\n');
});
