import { expect, it } from 'vitest';
import { type Figures, missed } from '@/tools/measure/lighthouse/goals';

const reached: Figures = {
  ...{ performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  ...{ lcp: 1200, tbt: 100, cls: 0.01, bytes: 350 * 1024 },
};

it('takes what is exactly at the limit', () => {
  expect(missed(reached)).toEqual([]);
});

it('names every goal that is missed, also where nothing could be measured', () => {
  expect(missed({ ...reached, seo: 99, cls: 0.011 })).toEqual(['seo', 'cls']);
  expect(missed({ ...reached, lcp: Number.NaN })).toEqual(['lcp']);
});
