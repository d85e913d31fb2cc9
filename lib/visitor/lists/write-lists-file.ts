import { storedItems } from '@/lib/primitives/storage/stored-items';
import { readStored } from '@/lib/primitives/storage/stored-values';
import type { FilmMarks } from './lists';
import type { DeviceState } from './merge-lists';
import type { ListsFile } from './read-lists-file';
import { continueWatching } from './watching';

/**
 * Serialises the lists, positions and follows of this device to an export file.
 *
 * @param others other stored data, by storage key
 */
export function writeListsFile(
  { lists, positions, follows }: DeviceState,
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
    follows: Object.entries(follows).map(([page, { at, ways }]) => ({
      ...{ page, at: toIsoTime(at) },
      ways: [...ways],
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
const exportedItems = ['lists', 'places', 'follows'];

/** Other stored data of this device, by storage key. */
export function readOtherStored(): Record<string, string> {
  return Object.fromEntries(
    storedItems.filter(({ name }) => !exportedItems.includes(name)).flatMap(readStored),
  );
}
