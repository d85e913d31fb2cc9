import { readCookie } from './cookie';
import { deviceText } from './device-text';
import { isStoredUnder, type Kept, type Memory, type StoredKey } from './stored-items';

/** The stored entries of an item: each key with its text. */
export function readStored({ key, where }: Kept): [key: string, text: string][] {
  if (where === 'cookie') {
    const value = readCookie(key);
    return value === undefined ? [] : [[key, value]];
  }
  return keysOf(key, where).flatMap((name) => {
    const text = deviceText(name, where).read();
    return text ? [[name, text]] : [];
  });
}

/** The stored keys of an item. */
export function keysOf(pattern: string, where: 'device' | 'tab'): StoredKey[] {
  return listKeys(where).filter((key) => isStoredUnder(key, pattern));
}

/** All keys in the browser's storage; empty if the browser refuses. */
function listKeys(memory: Memory): string[] {
  try {
    return Object.keys(memory === 'tab' ? window.sessionStorage : window.localStorage);
  } catch {
    return [];
  }
}
