import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Film, PressFile } from '@/lib/catalog/films/film';

/** A file to take, with what a visitor has to know before: its type (`PDF`), and its size where it lies here. */
export type Download = PressFile & { type: string; bytes?: number };

const names: Record<string, string> = { JPG: 'JPEG', TIF: 'TIFF' };

/** What the press may take of a film. */
export function downloadsOf({ pressKit }: Pick<Film, 'pressKit'>): Download[] {
  return pressKit.map((file) => {
    const ending = extname(file.src).slice(1).toUpperCase();
    return { ...file, type: names[ending] ?? ending, bytes: sizeOf(file.src) };
  });
}

/** Of a file among those that Next serves: `public/media` leads to the house's media. */
function sizeOf(src: string): number | undefined {
  if (!src.startsWith('/media/')) return undefined;
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'public', src);
  return statSync(file, { throwIfNoEntry: false })?.size;
}
