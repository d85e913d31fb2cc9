import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createStatReader } from '@/lib/server/public-files/recent-stats';
import { until } from '../../until';

const folder = mkdtempSync(join(tmpdir(), 'bobine-stats-'));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

it('asks the disk once for many parts of a film, and soon again', async () => {
  const film = join(folder, 'film.mp4');
  writeFileSync(film, 'one');
  // Held: a busy machine may take a second between two questions.
  const clock = vi.spyOn(performance, 'now');
  const begun = performance.now();
  clock.mockReturnValue(begun);
  const read = createStatReader();
  const first = await read(film);
  expect(first?.size).toBe(3);
  expect(await read(film)).toBe(first);
  writeFileSync(film, 'longer');
  clock.mockReturnValue(begun + 1_001);
  // What is kept looks at the clock once in a millisecond.
  await until(async () => expect((await read(film))?.size).toBe(6));
  expect(await read(join(folder, 'nothing'))).toBeUndefined();
});
