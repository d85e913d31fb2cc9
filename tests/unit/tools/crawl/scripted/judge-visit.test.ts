import { expect, test } from 'vitest';
import { judgeVisit } from '@/tools/crawl/scripted/judge-visit';

const quiet = { foreign: [], failed: [], kept: [], errors: [] };

test('a page that keeps what it says it keeps and asks nobody else is well', () => {
  expect(judgeVisit({ ...quiet, kept: ['bobine-lists', 'bobine-filters-fr'] })).toEqual([]);
});

test('each thing that it should not have done is told once', () => {
  const visit = {
    foreign: ['https://ads.example/a.js', 'https://ads.example/a.js'],
    failed: ['/lost.js (404)'],
    kept: ['visitor-id'],
    errors: ['Refused to run a script'],
  };
  expect(judgeVisit(visit).map(({ what }) => what)).toEqual([
    'with script it asks another’s server: https://ads.example/a.js',
    'with script it asks for /lost.js (404)',
    'it keeps “visitor-id” in the browser, which lib/device/kept.ts does not name',
    'its script or its policy complains: Refused to run a script',
  ]);
});
