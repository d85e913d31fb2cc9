import { deviceRecord } from '@/lib/primitives/storage/device-record';
import type { Memory } from '@/lib/primitives/storage/stored-items';
import { type ResumeEntries, readEntries, withEntry, withoutEntry } from './entries';

/** Their name in the browser's storage. */
export const positionsKey = 'bobine-resume';

/** The positions at which films were left. */
export type Positions = {
  /** Seconds. */
  read: (name: string) => number | undefined;
  keep: (name: string, time: number) => void;
  forget: (name: string) => void;
  /** All of them. */
  list: () => ResumeEntries;
  /** Takes in positions from elsewhere; where both know one, the later stays. */
  merge: (entries: ResumeEntries) => void;
};

/** Those kept on this device, or in this tab. They are read anew each time: another tab may have written. */
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
