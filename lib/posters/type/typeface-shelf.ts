import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { findTypeface } from '@/lib/content/store/find-typeface';
import { getTheme } from '@/lib/content/store/get-theme';

/**
 * Directory where the build copies the typeface, so that the server needs neither the content nor its
 * packages.
 */
const shelfOf = (root: string) => join(root, '.next/bobine/typeface');

const numbered = (at: number) => `${String(at).padStart(2, '0')}.woff2`;

/** Font files for posters, the main one first. */
export function posterFaces(root: string): string[] {
  const shelf = shelfOf(root);
  if (process.env.NODE_ENV === 'production' && existsSync(shelf))
    return readdirSync(shelf)
      .sort()
      .map((name) => join(shelf, name));
  const { upright, extended } = findTypeface(getTheme().typeface, contentDir(), root);
  return [...upright, ...extended];
}

export function storePosterFaces(root: string): void {
  const shelf = shelfOf(root);
  rmSync(shelf, { force: true, recursive: true });
  const faces = posterFaces(root);
  mkdirSync(shelf, { recursive: true });
  for (const [at, file] of faces.entries()) cpSync(file, join(shelf, numbered(at)));
}
