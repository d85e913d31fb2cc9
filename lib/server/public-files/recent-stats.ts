import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Milliseconds. */
const longest = 1_000;

/** What the disk says of a file, a second ago at most: a film is asked for in many parts, by many at once. */
export function createStatReader() {
  const known = new LRUCache<string, Promise<Stats | undefined>>({ max: 100, ttl: longest });
  return (file: string): Promise<Stats | undefined> => {
    const found = known.get(file);
    if (found) return found;
    const reading = stat(file).catch(() => undefined);
    known.set(file, reading);
    return reading;
  };
}
