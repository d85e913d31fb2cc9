import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { treeMemory } from './process-tree';

export type BuildFigures = {
  /** Seconds by the clock, and of processors: on a busy machine the first say little. */
  clock: number;
  processor: number;
  /** The most that all its processes held at once, MB. */
  memory: number;
};

/** Milliseconds between two looks at the memory. */
const pause = 250;

/** Builds the site of a house in this project. @throws with what the build said, where it fails */
export async function measureBuild(house: string): Promise<BuildFigures> {
  const start = performance.now();
  // The shell counts what processes have used that have ended since.
  const child = spawn('bash', ['-c', 'time -p node tools/build/build.mjs'], {
    env: { ...process.env, HOUSE: house },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  let memory = 0;
  const look = setInterval(() => {
    memory = Math.max(memory, treeMemory(Number(child.pid)));
  }, pause);
  const [code] = await once(child, 'close');
  clearInterval(look);
  if (code !== 0) throw new Error(`The site of ${house} could not be built:\n${said.slice(-4000)}`);
  return {
    clock: (performance.now() - start) / 1000,
    processor: readProcessor(said),
    memory,
  };
}

/** `user` and `sys` of the last lines that `time -p` has written. */
export function readProcessor(said: string): number {
  const last = (name: string) =>
    Number([...said.matchAll(new RegExp(`^${name} ([\\d.]+)$`, 'gm'))].at(-1)?.[1] ?? NaN);
  return last('user') + last('sys');
}

/** What a folder takes of the disk, MB; links are not followed. */
export function diskOf(folder: string): number {
  const bytes = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).blocks * 512, 0);
  return bytes / 1024 / 1024;
}
