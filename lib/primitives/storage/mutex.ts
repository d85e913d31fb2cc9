import type { DeviceText } from './device-text';
import type { StoredKey } from './stored-items';

/** Milliseconds for which a tab says what it has put there; a page that holds a lock cannot be kept for Back. */
const said = 1000;
/** Milliseconds to wait for what another tab has put there, and how often it is looked for. */
const patience = 500;
const pause = 5;
/** Looks that are taken in any case: a tab that gets no time while its patience runs out has not looked yet. */
const fewest = 20;

/**
 * Does what reads and then writes a kept text, one tab after the other. A lock alone is not enough: tabs are
 * processes, and what one has written reaches the next a moment after the lock does. So the writer says by the
 * name of a second lock what stands there now, and the next waits until it reads that.
 *
 * Where the browser has no locks (old ones, or a site without https) it is done at once.
 */
export async function withMutex<T>(
  key: StoredKey,
  { read }: Pick<DeviceText, 'read'>,
  work: () => T,
): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  let done: { as: T } | undefined;
  const finish = () => {
    done ??= { as: work() };
    return done;
  };
  // Who presses and leaves at once does not wait for a turn.
  window.addEventListener('pagehide', finish);
  await locks.request(key, async () => {
    const last = await lastSaid(locks, key);
    if (last?.digest) await untilRead(last.digest, read);
    finish();
    window.removeEventListener('pagehide', finish);
    await say(locks, `${key} ${(last?.number ?? 0) + 1} ${digest(read())}`);
  });
  return finish().as;
}

/** Waits until what the tab before has put there is read here too, or has not come in time. */
async function untilRead(awaited: string, read: DeviceText['read']): Promise<void> {
  const until = Date.now() + patience;
  for (let looks = 0; digest(read()) !== awaited; looks += 1) {
    if (looks >= fewest && Date.now() >= until) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** What the tab before has put there, where it was within the last second. */
async function lastSaid(locks: LockManager, key: StoredKey) {
  const { held = [] } = await locks.query();
  return held
    .map(({ name = '' }) => name.split(' '))
    .filter(([of]) => of === key)
    .map(([, number, digest]) => ({ number: Number(number ?? 0), digest }))
    .sort((a, b) => b.number - a.number)
    .find(({ digest }) => digest);
}

function say(locks: LockManager, name: string): Promise<void> {
  return new Promise((resolve) => {
    void locks.request(name, () => {
      resolve();
      return new Promise((letGo) => setTimeout(letGo, said));
    });
  });
}

/** Tells one text from another: a short number, not a secret. */
function digest(text: string | null | undefined): string {
  let hash = 0;
  for (const sign of text ?? '') hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return String(hash);
}
