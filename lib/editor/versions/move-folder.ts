import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { syncFolder } from './write-file';

/** Absolute paths of a folder before and after it is moved. */
export const folderMoveSchema = z.object({ from: z.string(), to: z.string() });

export type FolderMove = z.infer<typeof folderMoveSchema>;

/** Where a folder is copied to before it is moved from another file system. Readers of content see no such name. */
const copyOf = (to: string) => join(dirname(to), `.${basename(to)}.copy`);

/**
 * Moves a folder atomically for readers, also to another file system. An interrupted call can be repeated. Does nothing
 * if the target exists already or the source does not.
 */
export async function moveFolder({ from, to }: FolderMove): Promise<void> {
  if (existsSync(to) || !existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFolder({ from, to });
    await rename(copyOf(to), to);
    syncFolder(dirname(to));
    await rm(from, { recursive: true });
  }
  syncFolder(dirname(to));
}

/**
 * Copies a folder beside its target if that is on another file system, so that `moveFolder` only has to rename it: films
 * take minutes. Must not run twice at the same time for one target.
 */
export async function prepareMove({ from, to }: FolderMove): Promise<void> {
  if (existsSync(to) || !existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  if (await isOnOtherDisk(dirname(from), dirname(to))) await copyFolder({ from, to });
}

/** Deletes a copy that is not needed any more. */
export function removeCopy({ to }: Pick<FolderMove, 'to'>): void {
  rmSync(copyOf(to), { recursive: true, force: true });
}

/** Tried with a file: a container may mount folders of one device so that nothing can be moved between them. */
async function isOnOtherDisk(from: string, to: string): Promise<boolean> {
  const name = `.${randomUUID()}.part`;
  writeFileSync(join(from, name), '');
  try {
    await rename(join(from, name), join(to, name));
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    return true;
  } finally {
    for (const folder of [from, to]) rmSync(join(folder, name), { force: true });
  }
}

async function copyFolder({ from, to }: FolderMove): Promise<void> {
  if (existsSync(copyOf(to))) return;
  const part = join(dirname(to), `.${basename(to)}.part`);
  await rm(part, { recursive: true, force: true });
  try {
    await cp(from, part, { recursive: true, preserveTimestamps: true });
    // The copy must be durable before the original is deleted.
    await syncFiles(part);
    await rename(part, copyOf(to));
  } catch (error) {
    // The disk may be full.
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function syncFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r+');
    await file.sync().finally(() => file.close());
  }
}
