import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtRoot, currentBuild } from '@/lib/server/builds/built-root.mjs';
import { linkMedia } from '@/tools/build/link-media.mjs';
import { showBuild } from '@/tools/build/show-build.mjs';
import { describeFigures, type Figures } from './figures';
import { judgeGrowth } from './judge-growth';
import { makeHouse } from './make-house';
import { diskOf, measureBuild } from './measure-build';
import { measureServing } from './measure-serving';

/**
 * `npm run growth [-- --films 1000]`: houses of so many films that nobody made, each built and served, and what that
 * takes. Fails beyond the limits of `judge-growth.ts`. The build that was shown before is shown again afterwards.
 */
const sizes = [100, 1000, 5000, 20_000];

async function measure(films: number): Promise<Figures> {
  const house = mkdtempSync(join(tmpdir(), 'bobine-growth-'));
  const before = currentBuild();
  try {
    makeHouse(house, films);
    const build = await measureBuild(house);
    const root = resolve(builtRoot());
    try {
      return { films, build, disk: diskOf(root), serving: await measureServing(root) };
    } finally {
      if (before) showBuild(before);
      rmSync(root, { recursive: true, force: true });
    }
  } finally {
    rmSync(house, { recursive: true, force: true });
    linkMedia();
  }
}

const { values } = parseArgs({ options: { films: { type: 'string' } } });
const asked = values.films ? [Number(values.films)] : sizes;
const all: Figures[] = [];
for (const films of asked) {
  const figures = await measure(films);
  all.push(figures);
  process.stdout.write(describeFigures(figures));
}
const broken = judgeGrowth(all);
for (const words of broken) process.stderr.write(`${words}\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
