import type { StorageArea, StoredKey } from './stored-items';

/** Result of a write: the browser may refuse it, or have no space left. */
export type Outcome = 'kept' | 'refused' | 'full';

/** A text in the browser's storage: either in the device's storage, which all tabs share, or in that of one tab. */
export type DeviceText = {
  /** `null` if there is none, `undefined` if the browser refuses. */
  read: () => string | null | undefined;
  /** `null` deletes it. */
  write: (text: string | null) => Outcome;
  /**
   * `listener` is called on changes in this tab, and with `elsewhere` on changes in another tab or
   * when the page returns from the back/forward cache.
   */
  subscribe: (listener: (elsewhere: boolean) => void) => () => void;
};

const here = new EventTarget();

/**
 * The only way to read or write an item of the browser's storage, where even property access may
 * throw. `stored-values.ts` lists the keys. Two inline scripts, which cannot import, have their own
 * error handling: `recover-chunks.ts`, `continue-row.tsx`.
 */
export function deviceText(key: StoredKey, memory: StorageArea = 'device'): DeviceText {
  const storage = () => (memory === 'tab' ? window.sessionStorage : window.localStorage);
  return {
    read() {
      try {
        return storage().getItem(key);
      } catch {
        return undefined;
      }
    },
    write(text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch (error) {
        const full = error instanceof DOMException && error.name === 'QuotaExceededError';
        return full ? 'full' : 'refused';
      }
      // The browser fires `storage` events in other tabs only.
      here.dispatchEvent(new Event(key));
      return 'kept';
    },
    subscribe(listener) {
      const stopping = new AbortController();
      const { signal } = stopping;
      here.addEventListener(key, () => listener(false), { signal });
      // A null key means that the storage was cleared.
      const other = (event: StorageEvent) =>
        (event.key === key || event.key === null) && listener(true);
      window.addEventListener('storage', other, { signal });
      // A page in the back/forward cache has missed the changes of other pages.
      window.addEventListener('pageshow', (event) => event.persisted && listener(true), {
        signal,
      });
      return () => stopping.abort();
    },
  };
}

/** A JSON record in the browser's storage. Reads as empty if the storage is refused or the record is corrupt. */
export function deviceRecord(key: StoredKey, memory?: StorageArea) {
  const stored = deviceText(key, memory);
  return {
    read(): Record<string, unknown> {
      try {
        const value: unknown = JSON.parse(stored.read() ?? '{}');
        return typeof value === 'object' && value !== null ? { ...value } : {};
      } catch {
        return {};
      }
    },
    /** An empty record deletes the item. */
    write(record: Record<string, unknown>): Outcome {
      const text = JSON.stringify(record);
      return stored.write(text === '{}' ? null : text);
    },
    subscribe: stored.subscribe,
  };
}
