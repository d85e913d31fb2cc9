import { openPositions } from '@/lib/player/resume/positions';
import { readOthers } from '@/lib/visitor/lists/read-others';
import { writeListsFile } from '@/lib/visitor/lists/write-lists-file';
import type { Said } from './import-file';
import type { ListsWords } from './lists-words';
import { saveFile } from './save-file';
import { deviceLists } from './use-lists';

/** Downloads a file with everything that this device stores. Returns the message to show. */
export function exportFile(words: ListsWords['page']): Said {
  const now = new Date();
  const name = `bobine-${now.toISOString().slice(0, 10)}.json`;
  const { lists } = deviceLists.read();
  const text = writeListsFile(lists, openPositions().list(), now, readOthers());
  saveFile(text, name, 'application/json');
  return { text: words.exported.replace('{file}', name) };
}
