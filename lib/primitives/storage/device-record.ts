import { deviceText, type Outcome } from './device-text';
import type { Memory, StoredKey } from './stored-items';

/** A record in the browser's storage. Whatever is wrong with it (refused, corrupt) reads as empty. */
export function deviceRecord(key: StoredKey, memory?: Memory) {
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
    /** An empty record leaves nothing in the storage. */
    write(record: Record<string, unknown>): Outcome {
      const text = JSON.stringify(record);
      return stored.write(text === '{}' ? null : text);
    },
    subscribe: stored.subscribe,
  };
}
