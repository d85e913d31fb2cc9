import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import decompress from 'wawoff2/decompress.js';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { findTypeface } from '@/lib/content/store/find-typeface';
import { getTheme } from '@/lib/content/store/get-theme';

/**
 * Directory where the build copies the typeface, so that the server needs neither the content nor its
 * packages.
 */
const fontFolderOf = (root: string) => join(root, '.next/bobine/typeface');

const fontFileName = (at: number) => `${String(at).padStart(2, '0')}.woff2`;

/** Font files for posters, the main one first. */
export function listPosterFonts(root: string): string[] {
  const folder = fontFolderOf(root);
  if (process.env.NODE_ENV === 'production' && existsSync(folder))
    return readdirSync(folder)
      .sort()
      .map((name) => join(folder, name));
  const { upright, extended } = findTypeface(getTheme().typeface, contentDir(), root);
  return [...upright, ...extended];
}

export function storePosterFonts(root: string): void {
  const folder = fontFolderOf(root);
  rmSync(folder, { force: true, recursive: true });
  const faces = listPosterFonts(root);
  mkdirSync(folder, { recursive: true });
  for (const [at, file] of faces.entries()) cpSync(file, join(folder, fontFileName(at)));
}

/** wawoff2 reuses its output buffer, so calls are serialised. */
let last: Promise<unknown> = Promise.resolve();

/** fontkit cannot vary a WOFF2 file, whose outlines are compressed, so the file is decompressed first. */
export function openFont(packed: Uint8Array): Promise<Font> {
  const opened = last.then(async () => create(Buffer.from(await decompress(packed))) as Font);
  last = opened.catch(() => undefined);
  return opened;
}
