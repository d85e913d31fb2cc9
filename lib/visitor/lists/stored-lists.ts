import { slugPattern } from '@/lib/content/slug';
import { isRecord, parseJson } from '@/lib/primitives/json';
import { type DeviceText, deviceText, type Outcome } from '@/lib/primitives/storage/device-storage';
import { withMutex } from '@/lib/primitives/storage/mutex';
import { emptyLists, type FilmMarks, type Lists, listNames, listsVersion } from './lists';

/**
 * The current lists. `damaged` is the stored text if it is partly unreadable; `refused` if storage is
 * blocked.
 */
export type ListsState = { lists: Lists; damaged?: string; refused?: true };

export type StoredLists = {
  read: () => ListsState;
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
export function openStoredLists(): StoredLists {
  const stored = deviceText(listsKey);
  let text: string | null | undefined = null;
  let cachedState: ListsState = { lists: emptyLists };
  function read(): ListsState {
    const now = stored.read();
    if (now !== text) cachedState = toListsState(now);
    text = now;
    return cachedState;
  }
  return {
    read,
    change: (change) =>
      withMutex(listsKey, stored, () => {
        const { lists, damaged, refused } = read();
        if (refused) return 'refused';
        return damaged === undefined ? stored.write(serialiseLists(change(lists))) : 'damaged';
      }),
    repair: () => withMutex(listsKey, stored, () => stored.write(serialiseLists(read().lists))),
    subscribe: stored.subscribe,
  };
}

function toListsState(text: string | null | undefined): ListsState {
  if (text === undefined) return { lists: emptyLists, refused: true };
  const { lists, isComplete } = parseLists(text);
  return isComplete || text === null ? { lists } : { lists, damaged: text };
}

/** The readable lists, and whether the stored text was read completely. */
export type Parsed = { lists: Lists; isComplete: boolean };

/** Parses the stored lists. Unreadable entries are skipped. */
export function parseLists(text: string | null): Parsed {
  if (text === null) return { lists: emptyLists, isComplete: true };
  const found = parseJson(text);
  if (!isRecord(found)) return { lists: emptyLists, isComplete: false };
  const marks = listNames.map((name) => readMarks(found[name]));
  const [toWatch, watched] = marks;
  return {
    lists: { toWatch: toWatch?.marks ?? {}, watched: watched?.marks ?? {} },
    isComplete: found.version === listsVersion && marks.every(({ isComplete }) => isComplete),
  };
}

/** Serialises the lists for storage. */
export function serialiseLists(lists: Lists): string {
  return JSON.stringify({ version: listsVersion, ...lists });
}

function readMarks(value: unknown): { marks: FilmMarks; isComplete: boolean } {
  const entries = Object.entries(isRecord(value) ? value : {});
  const films = entries.filter((entry): entry is [string, number] => isMark(entry));
  return {
    marks: Object.fromEntries(films),
    isComplete: isRecord(value) && films.length === entries.length,
  };
}

function isMark([slug, at]: [string, unknown]): boolean {
  return slugPattern.test(slug) && typeof at === 'number' && Number.isFinite(at) && at > 0;
}
