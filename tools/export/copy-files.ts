import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { putFile } from './folder';
import { listMedia, type MediaFile } from './list-media';

function listFiles(folder: string, below = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const path = `${below}/${entry.name}`;
    return entry.isDirectory()
      ? listFiles(join(folder, entry.name), path)
      : entry.isFile()
        ? path
        : [];
  });
}

/**
 * Copies what lies on the disk of a build: Next's own files, what is public, the house's media, of these
 * films and sound only `withMedia`. Returns all media.
 */
export function copyFiles(root: string, folder: string, withMedia: boolean): MediaFile[] {
  const shelves = { '/_next/static': join(root, '.next/static'), '': join(root, 'public') };
  for (const [address, shelf] of Object.entries(shelves))
    for (const path of listFiles(shelf)) putFile(folder, address + path, join(shelf, path));
  const media = join(root, 'public/media');
  const all = existsSync(media) ? listMedia(media) : [];
  for (const { address, isLarge } of all)
    if (withMedia || !isLarge) putFile(folder, address, join(root, 'public', address));
  return all;
}
