/** What became of something that was to be kept: the browser may refuse, or have no room left. */
export type Outcome = 'kept' | 'refused' | 'full';

/** One text in the browser's storage, shared by all tabs. */
export type DeviceText = {
  /** `null` where there is none. @throws where the browser refuses */
  read: () => string | null;
  /** `null` takes it away. */
  write: (text: string | null) => Outcome;
  /** `listener` hears when it has changed, here or in another tab. */
  subscribe: (listener: () => void) => () => void;
};

const here = new EventTarget();

/** Tells this tab that a text has changed: the browser tells the others only. */
export function announceText(key: string): void {
  here.dispatchEvent(new Event(key));
}

export function deviceText(
  key: string,
  storage: () => Storage = () => window.localStorage,
): DeviceText {
  return {
    read: () => storage().getItem(key),
    write(text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch (error) {
        const full = error instanceof DOMException && error.name === 'QuotaExceededError';
        return full ? 'full' : 'refused';
      }
      announceText(key);
      return 'kept';
    },
    subscribe(listener) {
      const stopping = new AbortController();
      const { signal } = stopping;
      here.addEventListener(key, listener, { signal });
      // Without a key: everything was taken away at once.
      const other = (event: StorageEvent) =>
        (event.key === key || event.key === null) && listener();
      window.addEventListener('storage', other, { signal });
      // A page that comes back as it was left has not heard what other pages did since.
      window.addEventListener('pageshow', (event) => event.persisted && listener(), { signal });
      return () => stopping.abort();
    },
  };
}
