import { type DeviceText, deviceText, type Outcome } from '@/lib/primitives/storage/device-text';
import { withMutex } from '@/lib/primitives/storage/mutex';
import { emptyLists, type Lists } from './lists';
import { parseLists, writeLists } from './parse-lists';

/**
 * The current lists. `damaged` is the stored text if it is partly unreadable; `refused` if storage is
 * blocked.
 */
export type Reading = { lists: Lists; damaged?: string; refused?: true };

export type KeptLists = {
  read: () => Reading;
  /**
   * Changes the lists under a lock across tabs, so that no tab overwrites another's change. Unreadable data
   * is never overwritten: the outcome is `damaged`.
   */
  change: (change: (lists: Lists) => Lists) => Promise<Outcome | 'damaged'>;
  /** Keeps the readable part of damaged lists and drops the rest. */
  repair: () => Promise<Outcome>;
  subscribe: DeviceText['subscribe'];
};

/** Storage key. */
export const listsKey = 'bobine-lists';

/**
 * Opens the lists on this device. They are parsed again whenever the stored text has changed, as another tab
 * may have written.
 */
export function openLists(): KeptLists {
  const stored = deviceText(listsKey);
  let text: string | null | undefined = null;
  let reading: Reading = { lists: emptyLists };
  function read(): Reading {
    const now = stored.read();
    if (now !== text) reading = toReading(now);
    text = now;
    return reading;
  }
  return {
    read,
    change: (change) =>
      withMutex(listsKey, stored, () => {
        const { lists, damaged, refused } = read();
        if (refused) return 'refused';
        return damaged === undefined ? stored.write(writeLists(change(lists))) : 'damaged';
      }),
    repair: () => withMutex(listsKey, stored, () => stored.write(writeLists(read().lists))),
    subscribe: stored.subscribe,
  };
}

function toReading(text: string | null | undefined): Reading {
  if (text === undefined) return { lists: emptyLists, refused: true };
  const { lists, whole } = parseLists(text);
  return whole || text === null ? { lists } : { lists, damaged: text };
}
