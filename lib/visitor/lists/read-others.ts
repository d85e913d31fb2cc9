import { readStored } from '@/lib/primitives/storage/read-stored';
import { storedItems } from '@/lib/primitives/storage/stored-items';

/** Stored items with their own section in the file. */
const written = ['lists', 'places'];

/** Other stored data of this device, by storage key. */
export function readOthers(): Record<string, string> {
  return Object.fromEntries(
    storedItems.filter(({ name }) => !written.includes(name)).flatMap(readStored),
  );
}
