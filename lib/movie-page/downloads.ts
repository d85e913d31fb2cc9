import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Film, PressFile } from '@/lib/catalog/films/film';

/** A press file with its file type (`PDF`) and, for a local file, its size in bytes. */
export type Download = PressFile & { type: string; bytes?: number };

const typeNames: Record<string, string> = { JPG: 'JPEG', TIF: 'TIFF' };

/** The press files of a film. */
export function listDownloads({ pressKit }: Pick<Film, 'pressKit'>): Download[] {
  return pressKit.map((file) => {
    const ending = extname(file.src).slice(1).toUpperCase();
    return { ...file, type: typeNames[ending] ?? ending, bytes: sizeOf(file.src) };
  });
}

/** Size of a local file below `public`; `public/media` links to the site's media. */
function sizeOf(src: string): number | undefined {
  if (!src.startsWith('/media/')) return undefined;
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'public', src);
  return statSync(file, { throwIfNoEntry: false })?.size;
}
