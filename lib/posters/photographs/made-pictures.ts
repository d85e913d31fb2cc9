import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSnapshot, writeSnapshot } from '@/lib/content/store/snapshot';
import type { MadePicture } from './made-picture';

/** By the address that the content gives. */
export type MadePictures = Record<string, MadePicture>;

/** Where pictures lie between builds: Next keeps its cache when it builds anew. */
export function pictureShelf(root: string): string {
  return join(root, '.next/cache/bobine/pictures');
}

const listOf = (root: string) => join(pictureShelf(root), 'list.json');

/** What was made for this build; while it runs there is only the list beside the pictures. */
export function readMadePictures(root: string): MadePictures {
  const stored = readSnapshot<MadePictures>(root, 'pictures');
  if (stored) return stored;
  return existsSync(listOf(root)) ? JSON.parse(readFileSync(listOf(root), 'utf8')) : {};
}

export function writeMadePictures(root: string, made: MadePictures): void {
  mkdirSync(dirname(listOf(root)), { recursive: true });
  writeFileSync(listOf(root), JSON.stringify(made));
}

/** The list as the server reads it at its start. */
export function storeMadePictures(root: string): void {
  writeSnapshot(root, 'pictures', readMadePictures(root));
}
