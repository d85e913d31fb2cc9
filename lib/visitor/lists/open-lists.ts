import { type DeviceText, deviceText, type Outcome } from '@/lib/primitives/storage/device-text';
import { withMutex } from '@/lib/primitives/storage/mutex';
import { emptyLists, type Lists } from './lists';
import { parseLists, writeLists } from './parse-lists';

/** The lists as they stand; `damaged` is the text they were read from, where not all of it can be read. */
export type Reading = { lists: Lists; damaged?: string; refused?: true };

export type KeptLists = {
  read: () => Reading;
  /**
   * Changes them, one tab after the other: none writes over what another has just put there.
   * What cannot be read is never written over: then the outcome is `damaged`.
   */
  change: (change: (lists: Lists) => Lists) => Promise<Outcome | 'damaged'>;
  /** Keeps of damaged lists what can be read, and lets the rest go. */
  repair: () => Promise<Outcome>;
  subscribe: DeviceText['subscribe'];
};

/** Its name in the browser's storage. */
export const listsKey = 'bobine-lists';

/** The lists on this device. They are read anew each time the text has changed: another tab may have. */
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
