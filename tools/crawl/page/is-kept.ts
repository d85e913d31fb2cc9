import { isStoredUnder, storedItems } from '@/lib/primitives/storage/stored-items';

/** Whether the site says that it keeps something under a name. */
export function isKept(name: string): boolean {
  return storedItems.some(({ key }) => isStoredUnder(name, key));
}
