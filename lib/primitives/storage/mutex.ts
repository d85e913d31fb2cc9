import type { DeviceText } from './device-storage';
import type { StoredKey } from './stored-items';

/**
 * Milliseconds for which a tab announces its write. Short, because a page that holds a lock cannot enter the
 * back/forward cache.
 */
const announceTime = 1000;
/** Milliseconds to wait for another tab's write, and the polling interval. */
const timeout = 500;
const pause = 5;
/** Minimum number of polls, because a tab may get no CPU time until the timeout. */
const minPolls = 20;

/**
 * Runs a read-modify-write of a stored text in one tab at a time. A lock alone is not sufficient:
 * tabs are separate processes, and the next tab may get the lock before it sees the write. So the
 * writer announces a digest of the new value in the name of a second lock, and the next tab waits
 * until its own value has that digest.
 *
 * Old browsers, and sites without https, have no locks: the task runs at once.
 */
export async function withMutex<T>(
  key: StoredKey,
  { read }: Pick<DeviceText, 'read'>,
  task: () => T,
): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return task();
  let result: { as: T } | undefined;
  const finish = () => {
    result ??= { as: task() };
    return result;
  };
  // If the page is left, the change is made without waiting for the lock.
  window.addEventListener('pagehide', finish);
  await locks.request(key, async () => {
    const last = await lastAnnounced(locks, key);
    if (last?.digest) await waitUntilRead(last.digest, read);
    finish();
    window.removeEventListener('pagehide', finish);
    await announce(locks, `${key} ${(last?.number ?? 0) + 1} ${digest(read())}`);
  });
  return finish().as;
}

/** Waits until the previous tab's write is visible in this tab, or the time is up. */
async function waitUntilRead(expectedDigest: string, read: DeviceText['read']): Promise<void> {
  const until = Date.now() + timeout;
  for (let polls = 0; digest(read()) !== expectedDigest; polls += 1) {
    if (polls >= minPolls && Date.now() >= until) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Number and digest of the latest write that any tab has announced within the last second. */
async function lastAnnounced(locks: LockManager, key: StoredKey) {
  const { held = [] } = await locks.query();
  return held
    .map(({ name = '' }) => name.split(' '))
    .filter(([lockKey]) => lockKey === key)
    .map(([, number, digest]) => ({ number: Number(number ?? 0), digest }))
    .sort((a, b) => b.number - a.number)
    .find(({ digest }) => digest);
}

function announce(locks: LockManager, name: string): Promise<void> {
  return new Promise((resolve) => {
    void locks.request(name, () => {
      resolve();
      return new Promise((release) => setTimeout(release, announceTime));
    });
  });
}

/** A short hash to compare texts; not cryptographic. */
function digest(text: string | null | undefined): string {
  let hash = 0;
  for (const sign of text ?? '') hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return String(hash);
}
