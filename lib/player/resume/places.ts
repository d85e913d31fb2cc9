import { guardedStorage } from '@/lib/player/session/guarded-storage';
import { readEntries, withEntry, withoutEntry } from './entries';

/** The places at which films were left. */
export type Places = {
  /** Seconds. */
  read: (slug: string) => number | undefined;
  keep: (slug: string, time: number) => void;
  forget: (slug: string) => void;
};

/** Those kept on this device. They are read anew each time: another tab may have written. */
export function openPlaces(storage: () => Storage = () => window.localStorage): Places {
  const stored = guardedStorage(storage, 'bobine-resume');
  const readAll = () => readEntries(stored.read());
  return {
    read: (slug) => readAll()[slug]?.time,
    keep: (slug, time) => stored.write(withEntry(readAll(), slug, { time, at: Date.now() })),
    forget(slug) {
      const entries = readAll();
      if (entries[slug]) stored.write(withoutEntry(entries, slug));
    },
  };
}
