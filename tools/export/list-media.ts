import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

export type MediaFile = {
  /** Where pages ask for it. */
  address: string;
  bytes: number;
  /** Film or sound, or a part of one. */
  isLarge: boolean;
};

const large = new Set([
  ...['.mp4', '.m4v', '.mov', '.webm', '.mkv', '.m4s', '.ts', '.m3u8'],
  ...['.m4a', '.mp3', '.ogg', '.opus', '.wav', '.flac', '.aac'],
]);

/** The house's media below a folder, by address; what begins with a dot belongs to makers. */
export function listMedia(folder: string, address = '/media'): MediaFile[] {
  const entries = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return entries.sort().flatMap((name) => {
    const [path, at] = [join(folder, name), `${address}/${name}`];
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) return listMedia(path, at);
    if (!found?.isFile()) return [];
    const isLarge = large.has(extname(name).toLowerCase());
    return [{ address: at, bytes: found.size, isLarge }];
  });
}
