import { readCookie } from './cookie';
import { deviceText } from './device-text';
import { isStoredUnder, type Kept, type Memory, type StoredKey } from './stored-items';

/** What a browser keeps of a thing now: each name it has there, with its text. */
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

/** The names under which a thing is kept now. */
export function keysOf(pattern: string, where: 'device' | 'tab'): StoredKey[] {
  return listKeys(where).filter((key) => isStoredUnder(key, pattern));
}

/** Every name in the browser's storage; none where the browser refuses. */
function listKeys(memory: Memory): string[] {
  try {
    return Object.keys(memory === 'tab' ? window.sessionStorage : window.localStorage);
  } catch {
    return [];
  }
}
