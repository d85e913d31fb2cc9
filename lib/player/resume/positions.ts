import { deviceRecord } from '@/lib/primitives/storage/device-record';
import type { Memory } from '@/lib/primitives/storage/stored-items';
import { type ResumeEntries, readEntries, withEntry, withoutEntry } from './entries';

/** Storage key. */
export const positionsKey = 'bobine-resume';

/** The stored playback positions, by position name. */
export type Positions = {
  /** Seconds. */
  read: (name: string) => number | undefined;
  keep: (name: string, time: number) => void;
  forget: (name: string) => void;
  /** All entries. */
  list: () => ResumeEntries;
  /** Merges other entries; for the same name the later one wins. */
  merge: (entries: ResumeEntries) => void;
};

/**
 * Opens the positions of the device, or of the tab. Each access reads the storage again, because another tab
 * may have written.
 */
export function openPositions(memory: Memory = 'device'): Positions {
  const stored = deviceRecord(positionsKey, memory);
  const readAll = () => readEntries(stored.read());
  return {
    read: (name) => readAll()[name]?.time,
    keep(name, time) {
      stored.write(withEntry(readAll(), name, { time, at: Date.now() }));
    },
    forget(name) {
      const entries = readAll();
      if (entries[name]) stored.write(withoutEntry(entries, name));
    },
    list: readAll,
    merge(entries) {
      const later = Object.entries(entries).filter(
        ([name, { at }]) => at > (readAll()[name]?.at ?? 0),
      );
      stored.write(later.reduce((all, [name, entry]) => withEntry(all, name, entry), readAll()));
    },
  };
}
