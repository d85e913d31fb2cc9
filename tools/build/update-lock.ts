import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** How often the lock of another process is tried (ms). */
const pause = 100;
/** How long to wait for another process (ms). An update of many thousands of films takes less. */
const longest = 120_000;

/**
 * Runs a task while no other process of this machine runs one under the same lock file. The lock of a process that has
 * been killed does not count. @throws if another process holds the lock for two minutes
 */
export async function withLock<T>(path: string, task: () => Promise<T>): Promise<T> {
  const until = Date.now() + longest;
  while (!acquire(path)) {
    if (Date.now() > until) throw new Error(`Another update holds ${path}.`);
    await wait(pause);
  }
  try {
    return await task();
  } finally {
    rmSync(path, { force: true });
  }
}

function acquire(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, `${process.pid}`);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = readHolder(path);
    // A new lock is empty for a moment.
    if (holder !== undefined && !isAlive(holder)) rmSync(path, { force: true });
    return false;
  }
}

function readHolder(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
