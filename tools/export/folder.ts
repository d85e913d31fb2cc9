import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @throws a sentence where something lies in it already */
export function openFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: a mirror is written into a folder of its own.`);
  mkdirSync(folder, { recursive: true });
}

function placeOf(folder: string, path: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

export function put(folder: string, path: string, content: string | Buffer): void {
  writeFileSync(placeOf(folder, path), content);
}

/** A copy, or a second name where one disk has both. */
export function putFile(folder: string, path: string, from: string): void {
  const file = placeOf(folder, path);
  try {
    linkSync(from, file);
  } catch {
    copyFileSync(from, file);
  }
}
