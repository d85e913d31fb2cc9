import { readOtherStored, writeListsFile } from '@/lib/visitor/lists/write-lists-file';
import { type ResultMessage, readDeviceState } from './import-file';
import type { ListsMessages } from './lists-messages';
import { saveFile } from './save-file';

/** Downloads a file with everything that this device stores. Returns the message to show. */
export function exportFile(messages: ListsMessages['page']): ResultMessage {
  const now = new Date();
  const name = `bobine-${now.toISOString().slice(0, 10)}.json`;
  const text = writeListsFile(readDeviceState(), now, readOtherStored());
  saveFile(text, name, 'application/json');
  return { text: messages.exported.replace('{file}', name) };
}
