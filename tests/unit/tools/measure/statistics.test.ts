import { expect, test } from 'vitest';
import { median, percentile, trend } from '@/tools/measure/statistics';

/** What Chromium held of a page in ten visits that left nothing behind: once React let go early. */
const nothingLeft = [1315, 1331, 1299, 722, 1299, 1299, 1307, 1299, 1299, 1299];
/** What the browser tests let stay of one visit, and what a film's player would. */
const [mayStay, player] = [12, 300];

const leaving = (readings: readonly number[], each: number) =>
  readings.map((reading, visit) => reading + visit * each);

test('is what each reading has more than the one before', () => {
  expect(trend([5, 8, 11, 14])).toBe(3);
  expect(trend([14, 11, 8, 5])).toBe(-3);
});

test.each([6, 10])('is none where one reading of %i is low or high, wherever it stands', (all) => {
  expect(Math.abs(trend(nothingLeft.slice(0, all)))).toBeLessThan(mayStay / 2);
  for (let at = 0; at < all; at += 1)
    for (const odd of [0, 722, 1900, 5000])
      expect(Math.abs(trend(Array(all).fill(1299).with(at, odd))), `${odd} at ${at}`).toBe(0);
});

test('is none where readings jump to and fro between two amounts', () => {
  const jumping = [1299, 722, 1299, 1299, 722, 1299, 722, 1299, 1299, 1299];
  expect(Math.abs(trend(jumping))).toBeLessThan(mayStay);
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

test('tells a twentieth of a player too', () => {
  expect(trend(leaving(nothingLeft, player / 20))).toBeGreaterThan(mayStay);
});

test('is no number of one reading', () => {
  expect(trend([1299])).toBeNaN();
});

test('the middle of an odd count is one of them, of an even count between two, of none no number', () => {
  expect(median([900, 1, 20])).toBe(20);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a share of the numbers lies below a percentile, whatever their order', () => {
  const numbers = Array.from({ length: 101 }, (_, number) => 100 - number);
  expect(percentile(numbers, 0.99)).toBe(99);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
