import { expect, test } from 'vitest';
import { toFinding } from '@/tools/crawl/checks/judge-site';
import { writeReport } from '@/tools/crawl/report/write-report';

const fault = (page: string) => ({ page, what: 'it has 0 titles', todo: 'give it one' });

test('a fault is a page, what is wrong with it, and what to do', () => {
  const report = writeReport([toFinding('title', [fault('/vod')], 2), toFinding('links', [], 2)]);
  expect(report).toBe('title\n  /vod: it has 0 titles.\n    To do: give it one.\n');
});

test('of many some are shown, and all where that is asked for', () => {
  const many = Array.from({ length: 20 }, (_, at) => fault(`/movie/${at}`));
  const finding = toFinding('title', many, 20);
  expect(writeReport([finding])).toContain('and 8 more');
  expect(writeReport([finding], true)).toContain('/movie/19');
});

test('a page with two faults of a check fails it once', () => {
  expect(toFinding('links', [fault('/a'), fault('/a')], 3)).toMatchObject({ passed: 2, failed: 1 });
});
