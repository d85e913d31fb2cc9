import { readStored } from '@/lib/primitives/storage/read-stored';
import { storedItems } from '@/lib/primitives/storage/stored-items';

/** What has a place of its own in the file. */
const written = ['lists', 'places'];

/** What this device keeps beside lists and places: each name there, with its text. */
export function readOthers(): Record<string, string> {
  return Object.fromEntries(
    storedItems.filter(({ name }) => !written.includes(name)).flatMap(readStored),
  );
}
