import { keptThings } from '@/lib/primitives/storage/kept';
import { readKept } from '@/lib/primitives/storage/read-kept';

/** What has a place of its own in the file. */
const written = ['lists', 'places'];

/** What this device keeps beside lists and places: each name there, with its text. */
export function readOthers(): Record<string, string> {
  return Object.fromEntries(
    keptThings.filter(({ name }) => !written.includes(name)).flatMap(readKept),
  );
}
