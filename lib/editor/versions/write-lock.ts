import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Libsql from 'libsql';

/** How long a writer waits for another (ms), unless it says so, and how often it looks. */
const times = { patience: 30_000, look: 15 };

/**
 * Runs `work` while no other process of this machine writes into the same folder. The lock is SQLite's on a file of
 * its own, because the system releases it when a process ends, however it ends: there is no stale lock.
 * @param folder created if it is missing
 * @throws if another process holds the lock for longer than `patience` (ms)
 */
export async function withWriteLock<T>(
  folder: string,
  work: () => Promise<T>,
  patience = times.patience,
): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const release = await acquire(join(folder, 'write-lock.sqlite'), patience);
  try {
    return await work();
  } finally {
    release();
  }
}

async function acquire(path: string, patience: number): Promise<() => void> {
  const end = performance.now() + patience;
  for (;;) {
    const database = new Libsql(path, { timeout: 0 });
    try {
      database.exec('begin exclusive');
      return () => database.close();
    } catch (error) {
      database.close();
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await wait(times.look);
  }
}

const isBusy = (error: unknown) =>
  /SQLITE_BUSY|locked/.test(`${(error as { code?: string }).code} ${(error as Error).message}`);
