import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Pack, pack } from './pack';

export type Packs = {
  (file: string): Promise<Pack>;
  /** A newer body for a file, from now on, also for those who wait; where it fails, what there was. */
  put: (file: string, making: Promise<Pack>) => void;
};

/** Built files kept in memory: each is read at its first request. `folder` is `.next/server/app`. */
export function openPacks(folder: string): Packs {
  const packs = new Map<string, Promise<Pack>>();
  const open = (file: string) => {
    const kept = packs.get(file);
    if (kept) return kept;
    const reading = readFile(join(folder, file)).then(pack);
    packs.set(file, reading);
    reading.catch(() => packs.delete(file));
    return reading;
  };
  const put = (file: string, making: Promise<Pack>) => {
    const before = packs.get(file);
    packs.set(
      file,
      making.catch(() => before ?? readFile(join(folder, file)).then(pack)),
    );
  };
  return Object.assign(open, { put });
}
