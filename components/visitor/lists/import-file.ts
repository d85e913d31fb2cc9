import { openPositions } from '@/lib/player/resume/positions';
import { mergeFollows } from '@/lib/visitor/follows/follows';
import { countAdded, type DeviceState, mergeLists } from '@/lib/visitor/lists/merge-lists';
import type { FileError } from '@/lib/visitor/lists/read-lists-file';
import { deviceFollows } from '../follows/use-follows';
import type { ListsMessages } from './lists-messages';
import { deviceLists } from './use-lists';

/** Maximum file size in bytes, far above that of any lists; larger files were chosen by mistake. */
const largest = 4_000_000;

/** Message to show. */
export type ResultMessage = { text: string; isFailure?: true };

/** Merges the films of a file into this device's lists. Returns the message to show. */
export async function importFile(
  file: Pick<File, 'size' | 'text'>,
  messages: ListsMessages['page'],
): Promise<ResultMessage> {
  if (file.size > largest) return failure(messages.errors.large);
  // The parser is loaded on demand, because few visitors import a file.
  const loading = Promise.all([file.text(), import('@/lib/visitor/lists/read-lists-file')]);
  const [text, reader] = await loading.catch(() => []);
  if (text === undefined || !reader) return failure(messages.errors.unreadable);
  const result = reader.readListsFile(text);
  if ('issue' in result) return failure(formatFileError(result.issue, messages.errors));
  const before = readDeviceState();
  const outcome = await deviceLists.change((lists) => mergeLists(lists, result.lists));
  if (outcome !== 'kept') return failure(messages[outcome]);
  openPositions().merge(result.positions);
  await deviceFollows.change((follows) => mergeFollows(follows, result.follows));
  const added = countAdded(before, readDeviceState());
  return { text: formatAdded(added, messages) };
}

function failure(text: string): ResultMessage {
  return { text, isFailure: true };
}

function formatAdded(count: number, messages: ListsMessages['page']): string {
  if (count === 0) return messages.importedNone;
  return count === 1
    ? messages.importedOne
    : messages.importedMany.replace('{count}', String(count));
}

/** The data of this device that an export file contains and an import adds to. */
export function readDeviceState(): DeviceState {
  return {
    lists: deviceLists.read().lists,
    positions: openPositions().list(),
    follows: deviceFollows.read(),
  };
}

function formatFileError(issue: FileError, messages: ListsMessages['page']['errors']): string {
  if (issue.reason === 'json')
    return messages.json
      .replace('{line}', String(issue.line))
      .replace('{column}', String(issue.column));
  if (issue.reason === 'version') return messages.version.replace('{version}', issue.version);
  if (issue.reason === 'entry') return messages.entry.replace('{path}', issue.path);
  return messages.other;
}
