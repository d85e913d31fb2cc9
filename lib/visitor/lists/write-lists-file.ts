import type { ResumeEntries } from '@/lib/player/resume/entries';
import { continueWatching } from './continue-watching';
import type { FilmMarks, Lists } from './lists';
import type { ListsFile } from './lists-file-schema';

/**
 * Serialises the lists and positions of this device to an export file.
 *
 *  @param others other stored data, by storage key
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
      at: moment(at),
    })),
    others,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function toEntries(marks: FilmMarks) {
  return Object.entries(marks).map(([film, at]) => ({ film, at: moment(at) }));
}

function moment(at: number): string {
  return new Date(at).toISOString();
}
