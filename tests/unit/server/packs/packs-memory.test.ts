import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { bundleProgram } from '../../bundle-program';

const megabyte = 1024 * 1024;

/** A crawler reads a catalogue of 320 files of 25 KB with so much room for them. @returns bytes */
function crawl(crawler: string, most: number): { asked: number; readings: number[] } {
  const asked = [most, 320, 25_000].map(String);
  const said = execFileSync(process.execPath, ['--expose-gc', crawler, ...asked]);
  return JSON.parse(said.toString());
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test('a crawl of ten times the room leaves no more in memory than there is room', async () => {
  const crawler = await bundleProgram('tests/unit/server/packs/crawl-packs.ts');
  onTestFinished(crawler.remove);
  const room = megabyte;
  const bounded = crawl(crawler.path, room);
  expect(bounded.asked).toBeGreaterThan(10 * room);
  // From the second tenth of the way on all room is taken: no later reading may grow.
  const held = bounded.readings.slice(1);
  expect(median(held)).toBeGreaterThan(room / 2);
  expect(median(held)).toBeLessThan(room + megabyte);
  expect(median(held.slice(-4)) - median(held.slice(0, 4))).toBeLessThan(megabyte / 2);
  // The same measure sees it where nothing makes room.
  const free = crawl(crawler.path, 100 * megabyte);
  expect(median(free.readings.slice(-3))).toBeGreaterThan(0.8 * free.asked);
}, 300_000);
