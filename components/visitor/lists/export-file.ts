import { openPositions } from '@/lib/player/resume/positions';
import { readOtherStored, writeListsFile } from '@/lib/visitor/lists/write-lists-file';
import type { ResultMessage } from './import-file';
import type { ListsMessages } from './lists-messages';
import { saveFile } from './save-file';
import { deviceLists } from './use-lists';

/** Downloads a file with everything that this device stores. Returns the message to show. */
export function exportFile(words: ListsMessages['page']): ResultMessage {
  const now = new Date();
  const name = `bobine-${now.toISOString().slice(0, 10)}.json`;
  const { lists } = deviceLists.read();
  const text = writeListsFile(lists, openPositions().list(), now, readOtherStored());
  saveFile(text, name, 'application/json');
  return { text: words.exported.replace('{file}', name) };
}
