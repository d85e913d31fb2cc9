import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Pack, pack } from './pack';

export type Packs = (file: string) => Promise<Pack>;

/** Built files kept in memory: each is read at its first request. `folder` is `.next/server/app`. */
export function openPacks(folder: string): Packs {
  const packs = new Map<string, Promise<Pack>>();
  return (file) => {
    const kept = packs.get(file);
    if (kept) return kept;
    const reading = readFile(join(folder, file)).then(pack);
    packs.set(file, reading);
    reading.catch(() => packs.delete(file));
    return reading;
  };
}
