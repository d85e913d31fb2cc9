import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createStatReader } from '@/lib/server/public-files/recent-stats';

const folder = mkdtempSync(join(tmpdir(), 'bobine-stats-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('asks the disk once for many parts of a film, and soon again', async () => {
  const film = join(folder, 'film.mp4');
  writeFileSync(film, 'one');
  const read = createStatReader();
  const first = await read(film);
  expect(first?.size).toBe(3);
  expect(await read(film)).toBe(first);
  writeFileSync(film, 'longer');
  await vi.waitFor(async () => expect((await read(film))?.size).toBe(6), { timeout: 5_000 });
  expect(await read(join(folder, 'nothing'))).toBeUndefined();
});
