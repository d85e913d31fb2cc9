import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSnapshot, writeSnapshot } from '@/lib/content/store/snapshot';
import type { MadePicture } from './made-picture';

/** Keyed by the URL in the content. */
export type MadePictures = Record<string, MadePicture>;

/** Directory of the pictures between builds: Next.js keeps its cache directory. */
export function pictureShelf(root: string): string {
  return join(root, '.next/cache/bobine/pictures');
}

const listOf = (root: string) => join(pictureShelf(root), 'list.json');

/** The pictures of this build; during the build the list is read from the pictures' directory. */
export function readMadePictures(root: string): MadePictures {
  const stored = readSnapshot<MadePictures>(root, 'pictures');
  if (stored) return stored;
  return existsSync(listOf(root)) ? JSON.parse(readFileSync(listOf(root), 'utf8')) : {};
}

export function writeMadePictures(root: string, made: MadePictures): void {
  mkdirSync(dirname(listOf(root)), { recursive: true });
  writeFileSync(listOf(root), JSON.stringify(made));
}

/** Writes the list for the server to read at its start. */
export function storeMadePictures(root: string): void {
  writeSnapshot(root, 'pictures', readMadePictures(root));
}
