import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPacks } from '@/lib/server/packs/open-packs';

// A process of its own, so that nothing else is in its memory: a crawler asks for every file of a catalogue
// as it is and compressed. Prints what it holds (bytes), read after each tenth of the way. `node --expose-gc`.
const [most, files, size] = process.argv.slice(2).map(Number) as [number, number, number];
const folder = mkdtempSync(join(tmpdir(), 'bobine-crawl-'));
try {
  const names = Array.from({ length: files }, (_, number) => `${number}.html`);
  for (const name of names)
    writeFileSync(join(folder, name), randomBytes(size / 2).toString('hex'));
  const packs = openPacks(folder, { most });
  const before = await readMemory();
  const readings: number[] = [];
  let asked = 0;
  for (const [number, name] of names.entries()) {
    const pack = await packs(name);
    for (const encoding of ['identity', 'gzip'] as const)
      asked += (await pack.encoded(encoding)).length;
    if ((number + 1) % (files / 10) === 0) readings.push((await readMemory()) - before);
  }
  process.stdout.write(JSON.stringify({ asked, readings }));
} finally {
  rmSync(folder, { recursive: true });
}

/** All that is alive: the heap, and the buffers beside it (`external` has `arrayBuffers` in it). */
async function readMemory(): Promise<number> {
  // Buffers are given back a turn after the objects that had them.
  for (let turn = 0; turn < 3; turn += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
