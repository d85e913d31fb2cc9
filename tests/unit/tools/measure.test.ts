import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { percentile, trend } from '@/tools/measure/statistics';
import { createWeigher } from '@/tools/measure/weigh-scripts';

describe('a trend', () => {
  /** What Chromium held of a page in ten visits that left nothing behind: once React let go early. */
  const nothingLeft = [1315, 1331, 1299, 722, 1299, 1299, 1307, 1299, 1299, 1299];
  /** What a film's player leaves behind of one visit. */
  const player = 300;

  const leaving = (readings: readonly number[], each: number) =>
    readings.map((reading, visit) => reading + visit * each);

  test('is what each reading has more than the one before', () => {
    expect(trend([5, 8, 11, 14])).toBe(3);
    expect(trend([14, 11, 8, 5])).toBe(-3);
  });

  test.each([6, 10])(
    'tells a player that is left behind at each of %i visits, whatever one reading says',
    (all) => {
      expect(trend(leaving(nothingLeft.slice(0, all), player))).toBeGreaterThan(player * 0.9);
      for (let at = 0; at < all; at += 1) {
        const readings = leaving(Array(all).fill(1299).with(at, 722), player);
        expect(trend(readings), `low at ${at}`).toBeGreaterThan(player * 0.9);
      }
    },
  );

  test('a share of the numbers lies below a percentile, whatever their order', () => {
    const numbers = Array.from({ length: 101 }, (_, number) => 100 - number);
    expect(percentile(numbers, 0.99)).toBe(99);
    expect(percentile([7], 0.5)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe('the weight of scripts', () => {
  const build = mkdtempSync(join(tmpdir(), 'scales-'));
  afterAll(() => rmSync(build, { recursive: true }));

  test('adds up what a page’s scripts weigh on the line, in both forms', () => {
    const scripts = { 'a.js': 'a'.repeat(900), 'b.js': 'let b = 1;' };
    for (const [name, text] of Object.entries(scripts)) writeFileSync(join(build, name), text);
    const html = Object.keys(scripts)
      .map((name) => `<script src="/_next/${name}" async=""></script>`)
      .join('');
    const { gzip, br } = createWeigher(build)(html);
    expect(gzip).toBe(Object.values(scripts).reduce((sum, text) => sum + gzipSync(text).length, 0));
    expect(br).toBeGreaterThan(0);
    expect(br).toBeLessThan(gzip);
    expect(createWeigher(build)('<p>Without scripts')).toEqual({ gzip: 0, br: 0 });
  });
});
