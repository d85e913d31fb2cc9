import { announceText } from '@/lib/device/device-text';
import { guardedStorage } from '@/lib/device/guarded-storage';
import { type ResumeEntries, readEntries, withEntry, withoutEntry } from './entries';

/** Their name in the browser's storage. */
export const placesKey = 'bobine-resume';

/** The places at which films were left. */
export type Places = {
  /** Seconds. */
  read: (slug: string) => number | undefined;
  keep: (slug: string, time: number) => void;
  forget: (slug: string) => void;
  /** All of them. */
  list: () => ResumeEntries;
  /** Takes in places from elsewhere; where both know one, the later stays. */
  merge: (entries: ResumeEntries) => void;
};

/** Those kept on this device. They are read anew each time: another tab may have written. */
export function openPlaces(storage: () => Storage = () => window.localStorage): Places {
  const stored = guardedStorage(storage, placesKey);
  const readAll = () => readEntries(stored.read());
  const write = (entries: ResumeEntries) => {
    stored.write(entries);
    announceText(placesKey);
  };
  return {
    read: (slug) => readAll()[slug]?.time,
    keep: (slug, time) => write(withEntry(readAll(), slug, { time, at: Date.now() })),
    forget(slug) {
      const entries = readAll();
      if (entries[slug]) write(withoutEntry(entries, slug));
    },
    list: readAll,
    merge(entries) {
      const later = Object.entries(entries).filter(
        ([slug, { at }]) => at > (readAll()[slug]?.at ?? 0),
      );
      write(later.reduce((all, [slug, entry]) => withEntry(all, slug, entry), readAll()));
    },
  };
}
