import { describe, expect, test } from 'vitest';
import { trend } from '@/tools/measure/statistics';

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
});
