/** A record in the browser's storage. Whatever is wrong with it (refused, corrupt, full) reads as empty. */
export function guardedStorage(storage: () => Storage, key: string) {
  return {
    read(): Record<string, unknown> {
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? '{}');
        return typeof value === 'object' && value !== null ? { ...value } : {};
      } catch {
        return {};
      }
    },
    /** An empty record leaves nothing in the storage. */
    write(record: Record<string, unknown>) {
      const text = JSON.stringify(record);
      try {
        if (text === '{}') storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // A browser that keeps nothing plays all the same.
      }
    },
  };
}
