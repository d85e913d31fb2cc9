import { deviceText } from './device-storage';
import {
  isStoredUnder,
  type StorageArea,
  type StoredItem,
  type StoredKey,
  storedItems,
} from './stored-items';

/** The stored entries of an item: each key with its text; empty if the browser refuses. */
export function readStored({ key, where }: StoredItem): [key: string, text: string][] {
  if (where === 'cookie') {
    const value = readCookie(key);
    return value === undefined ? [] : [[key, value]];
  }
  const names = storedKeysOf(key, where) ?? [];
  return names.flatMap((name) => {
    const text = deviceText(name, where).read();
    return text ? [[name, text]] : [];
  });
}

/** The stored keys of an item; `undefined` if the browser refuses access to its storage. */
function storedKeysOf(pattern: string, where: StorageArea): StoredKey[] | undefined {
  try {
    const storage = where === 'tab' ? window.sessionStorage : window.localStorage;
    return Object.keys(storage).filter((key) => isStoredUnder(key, pattern));
  } catch {
    return undefined;
  }
}

/** Whether the browser lets this page read the storage of an item. */
export function isReadable({ key, where }: StoredItem): boolean {
  return where === 'cookie' || storedKeysOf(key, where) !== undefined;
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
 * Deletes an item from the browser. `false` if the browser refuses access to its storage, or the deletion;
 * always `true` for a cookie, since a refusal cannot be detected.
 */
export function deleteStored({ key, where }: StoredItem): boolean {
  if (where !== 'cookie') {
    const names = storedKeysOf(key, where);
    return names?.every((name) => deviceText(name, where).write(null) === 'kept') ?? false;
  }
  deleteCookie(key);
  return true;
}

/** Deletes all items of the site from the browser. `false` if the browser refuses a deletion. */
export function deleteAllStored(): boolean {
  return storedItems.map(deleteStored).every(Boolean);
}
