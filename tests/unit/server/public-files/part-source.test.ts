import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createPartSource } from '@/lib/server/public-files/part-source';

const folder = mkdtempSync(join(tmpdir(), 'bobine-parts-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads a part from the disk twice, then has it in memory; fewer bytes where there are no more', async () => {
  const path = join(folder, 'film.mp4');
  writeFileSync(path, 'a film of some bytes');
  const find = createPartSource();
  const part = { path, key: 'one', start: 2, length: 4 };
  for (const isLent of [true, true, false]) {
    const { bytes, giveBack } = await find(part);
    expect([bytes.toString(), giveBack !== undefined]).toEqual(['film', isLent]);
    giveBack?.();
  }
  for (let times = 0; times < 3; times += 1) {
    const { bytes } = await find({ ...part, start: 15, length: 9 });
    expect(bytes.toString()).toBe('bytes');
  }
});
