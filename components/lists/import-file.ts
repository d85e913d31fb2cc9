import type { FileFault } from '@/lib/lists/read-lists-file';
import { countAdded, takeIn } from '@/lib/lists/take-in';
import { openPlaces } from '@/lib/player/resume/places';
import type { ListsWords } from './lists-words';
import { deviceLists } from './use-lists';

/** More than any lists; a film that was chosen by mistake is not read (bytes). */
const largest = 4_000_000;

/** Puts the films of a file to those of this device, and returns what there is to say of it. */
export async function importFile(
  file: Pick<File, 'size' | 'text'>,
  words: ListsWords['page'],
): Promise<string> {
  if (file.size > largest) return words.faults.large;
  // What reads it is fetched when it is needed: nobody else has to carry it.
  const reading = Promise.all([file.text(), import('@/lib/lists/read-lists-file')]);
  const [text, reader] = await reading.catch(() => []);
  if (text === undefined || !reader) return words.faults.unreadable;
  const read = reader.readListsFile(text);
  if ('fault' in read) return sayFault(read.fault, words.faults);
  const { lists: before } = deviceLists.read();
  const outcome = deviceLists.change((lists) => takeIn(lists, read.lists));
  if (outcome === 'refused' || outcome === 'damaged') return words[outcome];
  if (outcome === 'full') return words.full;
  openPlaces().merge(read.places);
  const added = countAdded(before, deviceLists.read().lists);
  if (added === 0) return words.importedNone;
  return added === 1 ? words.importedOne : words.importedMany.replace('{count}', String(added));
}

function sayFault(fault: FileFault, words: ListsWords['page']['faults']): string {
  if (fault.reason === 'json' && fault.line)
    return words.jsonAt
      .replace('{line}', String(fault.line))
      .replace('{column}', String(fault.column));
  if (fault.reason === 'version') return words.version.replace('{version}', fault.version);
  if (fault.reason === 'entry') return words.entry.replace('{path}', fault.path);
  return words[fault.reason];
}
