import { isStoredUnder, storedItems } from '@/lib/primitives/storage/stored-items';

/** Whether the site lists a cookie or storage key of this name among its stored items. */
export function isKept(name: string): boolean {
  return storedItems.some(({ key }) => isStoredUnder(name, key));
}
