import type { ResumeEntries } from '@/lib/player/resume/positions';
import { storedItems } from '@/lib/primitives/storage/stored-items';
import { readStored } from '@/lib/primitives/storage/stored-values';
import type { FilmMarks, Lists } from './lists';
import type { ListsFile } from './read-lists-file';
import { continueWatching } from './watching';

/**
 * Serialises the lists and positions of this device to an export file.
 *
 * @param others other stored data, by storage key
 */
export function writeListsFile(
  lists: Lists,
  positions: ResumeEntries,
  now: Date,
  others: Record<string, string> = {},
): string {
  const file: ListsFile = {
    format: 'bobine-lists',
    version: 1,
    exported: now.toISOString(),
    toWatch: toEntries(lists.toWatch),
    watched: toEntries(lists.watched),
    begun: continueWatching(positions, {}).map(({ slug, type, time, at }) => ({
      film: slug,
      part: type,
      seconds: time,
      at: toIsoTime(at),
    })),
    others,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function toEntries(marks: FilmMarks) {
  return Object.entries(marks).map(([film, at]) => ({ film, at: toIsoTime(at) }));
}

function toIsoTime(at: number): string {
  return new Date(at).toISOString();
}

/** Stored items with their own section in the file. */
const exportedItems = ['lists', 'places'];

/** Other stored data of this device, by storage key. */
export function readOtherStored(): Record<string, string> {
  return Object.fromEntries(
    storedItems.filter(({ name }) => !exportedItems.includes(name)).flatMap(readStored),
  );
}
