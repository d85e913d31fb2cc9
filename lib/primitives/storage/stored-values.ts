import { deviceText } from './device-storage';
import {
  isStoredUnder,
  type StorageArea,
  type StoredItem,
  type StoredKey,
  storedItems,
} from './stored-items';

/** The stored entries of an item: each key with its text. */
export function readStored({ key, where }: StoredItem): [key: string, text: string][] {
  if (where === 'cookie') {
    const value = readCookie(key);
    return value === undefined ? [] : [[key, value]];
  }
  return storedKeysOf(key, where).flatMap((name) => {
    const text = deviceText(name, where).read();
    return text ? [[name, text]] : [];
  });
}

/** The stored keys of an item. */
function storedKeysOf(pattern: string, where: 'device' | 'tab'): StoredKey[] {
  return listKeys(where).filter((key) => isStoredUnder(key, pattern));
}

/** All keys in the browser's storage; empty if the browser refuses. */
function listKeys(memory: StorageArea): string[] {
  try {
    return Object.keys(memory === 'tab' ? window.sessionStorage : window.localStorage);
  } catch {
    return [];
  }
}

/** The value of a cookie, or `undefined`. */
function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Deletes a cookie with path `/`. */
function deleteCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store everywhere yet.
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}

/**
 * Deletes an item from the browser. `false` if the browser refuses to remove a key that it lists;
 * always `true` for a cookie, since a refusal cannot be detected.
 */
export function deleteStored({ key, where }: StoredItem): boolean {
  if (where !== 'cookie')
    return storedKeysOf(key, where).every((name) => deviceText(name, where).write(null) === 'kept');
  deleteCookie(key);
  return true;
}

/** Deletes all items of the site from the browser. `false` if the browser refuses a deletion. */
export function deleteAllStored(): boolean {
  return storedItems.map(deleteStored).every(Boolean);
}
