import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { percentile, trend } from '@/tools/measure/statistics';
import { createWeigher } from '@/tools/measure/weigh-scripts';
import { temporaryFolder } from '../temporary-folder';

describe('trend', () => {
  /** Memory (KB) in Chromium after ten visits without a leak; React freed some early once. */
  const nothingLeft = [1315, 1331, 1299, 722, 1299, 1299, 1307, 1299, 1299, 1299];
  /** A leaked player (KB). */
  const player = 300;

  const leaving = (readings: readonly number[], each: number) =>
    readings.map((reading, visit) => reading + visit * each);

  test.each([6, 10])('detects a leaked player in each of %i visits, despite an outlier', (all) => {
    expect(trend(leaving(nothingLeft.slice(0, all), player))).toBeGreaterThan(player * 0.9);
    for (let at = 0; at < all; at += 1) {
      const readings = leaving(Array(all).fill(1299).with(at, 722), player);
      expect(trend(readings), `low at ${at}`).toBeGreaterThan(player * 0.9);
    }
  });

  test('percentile does not depend on the order', () => {
    const numbers = Array.from({ length: 101 }, (_, number) => 100 - number);
    expect(percentile(numbers, 0.99)).toBe(99);
    expect(percentile([7], 0.5)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });
});

test('createWeigher sums the compressed sizes of a page’s scripts', () => {
  const scripts = { 'a.js': 'a'.repeat(900), 'b.js': 'let b = 1;' };
  const build = temporaryFolder(scripts);
  const html = Object.keys(scripts)
    .map((name) => `<script src="/_next/${name}" async=""></script>`)
    .join('');
  const { gzip, br } = createWeigher(build)(html);
  expect(gzip).toBe(Object.values(scripts).reduce((sum, text) => sum + gzipSync(text).length, 0));
  expect(br).toBeGreaterThan(0);
  expect(br).toBeLessThan(gzip);
  expect(createWeigher(build)('<p>Without scripts')).toEqual({ gzip: 0, br: 0 });
});
