import type { Memory, StoredKey } from './stored-items';

/** What became of something that was to be kept: the browser may refuse, or have no room left. */
export type Outcome = 'kept' | 'refused' | 'full';

/** One text in the browser's storage; on the device it is shared by all tabs. */
export type DeviceText = {
  /** `null` where there is none, `undefined` where the browser refuses. */
  read: () => string | null | undefined;
  /** `null` takes it away. */
  write: (text: string | null) => Outcome;
  /** `listener` hears when it has changed, here or in another tab (`elsewhere`). */
  subscribe: (listener: (elsewhere: boolean) => void) => () => void;
};

const here = new EventTarget();

/**
 * The one way to the browser's storage, which may throw when it is only touched. Two scripts that stand
 * in the page itself and can import nothing guard themselves: `recover-chunks.ts`, `continue-row.tsx`.
 */
export function deviceText(key: StoredKey, memory: Memory = 'device'): DeviceText {
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
      // The browser tells the other tabs only.
      here.dispatchEvent(new Event(key));
      return 'kept';
    },
    subscribe(listener) {
      const stopping = new AbortController();
      const { signal } = stopping;
      here.addEventListener(key, () => listener(false), { signal });
      // Without a key: everything was taken away at once.
      const other = (event: StorageEvent) =>
        (event.key === key || event.key === null) && listener(true);
      window.addEventListener('storage', other, { signal });
      // A page that comes back as it was left has not heard what other pages did since.
      window.addEventListener('pageshow', (event) => event.persisted && listener(true), {
        signal,
      });
      return () => stopping.abort();
    },
  };
}
