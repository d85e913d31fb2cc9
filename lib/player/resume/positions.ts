import type { PlayedFilm } from '@/lib/player/player-handle';
import { deviceRecord } from '@/lib/primitives/storage/device-storage';
import type { StorageArea } from '@/lib/primitives/storage/stored-items';

/** Storage key. */
export const positionsKey = 'bobine-resume';

/** The stored playback positions, by position name. */
export type Positions = {
  /** Seconds. */
  read: (name: string) => number | undefined;
  /** Stores a position with the current time. */
  save: (name: string, time: number) => void;
  /** Deletes a position. */
  delete: (name: string) => void;
  /** All entries. */
  list: () => ResumeEntries;
  /** Merges other entries; if a name exists in both, the later position wins. */
  merge: (entries: ResumeEntries) => void;
};

/**
 * Opens the positions of the device, or of the tab. Each access reads the storage again, because another tab
 * may have written.
 */
export function openPositions(memory: StorageArea = 'device'): Positions {
  const stored = deviceRecord(positionsKey, memory);
  const readAll = () => readEntries(stored.read());
  return {
    read: (name) => readAll()[name]?.time,
    save(name, time) {
      stored.write(withEntry(readAll(), name, { time, at: Date.now() }));
    },
    delete(name) {
      const entries = readAll();
      if (entries[name]) stored.write(withoutEntry(entries, name));
    },
    list: readAll,
    merge(entries) {
      const newer = Object.entries(entries).filter(
        ([name, { at }]) => at > (readAll()[name]?.at ?? 0),
      );
      stored.write(newer.reduce((all, [name, entry]) => withEntry(all, name, entry), readAll()));
    },
  };
}

/** A stored position: `time` in seconds, `at` the time of writing (milliseconds since 1970). */
export type ResumeEntry = { time: number; at: number };

/** Keyed by position name (film slug and media type). */
export type ResumeEntries = Record<string, ResumeEntry>;

/** Maximum number of entries; the oldest are dropped first. */
export const maxEntries = 50;

/** Reads entries from storage. Invalid ones are skipped. */
export function readEntries(record: Record<string, unknown>): ResumeEntries {
  const entries: ResumeEntries = Object.create(null);
  for (const [slug, entry] of Object.entries(record)) {
    const { time, at } = (entry ?? {}) as Partial<ResumeEntry>;
    if (isPositiveNumber(time) && isPositiveNumber(at)) entries[slug] = { time, at };
  }
  return entries;
}

/** Adds or replaces an entry, and drops the oldest ones above the maximum. */
export function withEntry(entries: ResumeEntries, slug: string, entry: ResumeEntry): ResumeEntries {
  const others = Object.entries(withoutEntry(entries, slug));
  const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, maxEntries - 1);
  return Object.fromEntries([[slug, entry], ...newest]);
}

/** Removes an entry. */
function withoutEntry(entries: ResumeEntries, slug: string): ResumeEntries {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== slug));
}

function isPositiveNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

const mediaTypes = ['video', 'audio'] as const;
type MediaType = (typeof mediaTypes)[number];

/** Storage name of a position: video and audio of a film are separate. */
export function positionName(slug: string, type: MediaType): string {
  return `${slug} ${type}`;
}

/** Parses a storage name; undefined if it is invalid. */
export function parsePositionName(name: string): { slug: string; type: MediaType } | undefined {
  const [slug, kind, ...rest] = name.split(' ');
  const type = mediaTypes.find((part) => part === kind);
  return slug && type && rest.length === 0 ? { slug, type } : undefined;
}

/** The stored position of one film, in seconds. */
export type FilmPosition = {
  read: () => number | undefined;
  store: (time: number) => void;
  delete: () => void;
};

/**
 * The position of a film is stored on the device, so that it survives a language change, a reload and the
 * end of the session; a trailer's position is stored for the tab only.
 */
export function filmPosition(
  { slug, trailer }: Pick<PlayedFilm, 'slug' | 'trailer'>,
  type: 'video' | 'audio',
): FilmPosition {
  const positions = openPositions(trailer ? 'tab' : 'device');
  const name = positionName(trailer ? `${slug}/trailer` : slug, type);
  return {
    read: () => positions.read(name),
    store: (time) => positions.save(name, time),
    delete: () => positions.delete(name),
  };
}
