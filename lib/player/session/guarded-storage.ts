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
    write(record: Record<string, unknown>) {
      try {
        storage().setItem(key, JSON.stringify(record));
      } catch {
        // A browser that keeps nothing plays all the same.
      }
    },
  };
}
