import { deviceText, type Outcome } from './device-text';
import type { Memory, StoredKey } from './stored-items';

/** A JSON record in the browser's storage. Reads as empty if the storage is refused or the record is corrupt. */
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
    /** An empty record deletes the item. */
    write(record: Record<string, unknown>): Outcome {
      const text = JSON.stringify(record);
      return stored.write(text === '{}' ? null : text);
    },
    subscribe: stored.subscribe,
  };
}
