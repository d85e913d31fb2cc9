import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** How often the lock of another process is tried (ms). */
const pause = 100;
/** How long to wait for another process (ms). An update of many thousands of films takes less. */
const longest = 120_000;
/**
 * Age of a lock that no longer counts (ms), whatever process has its number now: a container begins to count anew, and a
 * process may be killed before it has written its number.
 */
const abandoned = 300_000;

/**
 * Runs a task while no other process of this machine runs one under the same lock file. The lock of a process that has
 * been killed does not count, nor one of five minutes ago. @throws if another process holds the lock for two minutes
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
    const { holder, age } = inspectLock(path);
    // A new lock is empty for a moment.
    if ((holder !== undefined && !isAlive(holder)) || age > abandoned) remove(path);
    return false;
  }
}

/** Removes a lock that does not count. Of several processes that find it, one removes it, and none the lock of another. */
function remove(path: string): void {
  const removed = `${path}.${process.pid}`;
  try {
    renameSync(path, removed);
  } catch {
    // Another process was faster.
    return;
  }
  const { holder, age } = inspectLock(removed);
  const counts = (holder === undefined || isAlive(holder)) && age <= abandoned;
  // Between the look and now another process has removed the old lock and made its own: it gets that back.
  if (counts) renameSync(removed, path);
  else rmSync(removed, { force: true });
}

function inspectLock(path: string): { holder: number | undefined; age: number } {
  const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return { holder: readHolder(path), age: Date.now() - mtimeMs };
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
