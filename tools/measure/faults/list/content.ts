import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runOver, writeBrokenHouse, writeOddHouse } from '../broken-house';
import type { Fault } from '../fault';

const house = resolve('tests/house');

/** A house with everything in it that has killed or fooled a build, and one with names that did. */
export const content: Fault = {
  name: 'content that kills a build',
  async provoke() {
    const folder = mkdtempSync(join(tmpdir(), 'bobine-broken-'));
    try {
      const [broken, odd] = [join(folder, 'broken'), join(folder, 'odd')];
      const files = writeBrokenHouse(house, broken);
      const check = runOver(broken, 'tools/content/check.ts', process.cwd());
      const silent = files.filter((file) => !check.words.includes(file));
      const hasTrace = /\n\s+at /.test(check.words);
      writeOddHouse(house, odd);
      const built = runOver(odd, 'tools/build/put-down-content.ts', folder);
      return {
        said: `${files.length - silent.length} of ${files.length} broken files named${silent.length > 0 ? ` (not ${silent.join(', ')})` : ''}, ${hasTrace ? 'with' : 'without'} a stack trace; a film called Constructor ${built.code === 0 ? 'is published' : `is not: ${built.words.slice(0, 300)}`}`,
        isWell: check.code === 1 && silent.length === 0 && !hasTrace && built.code === 0,
      };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
