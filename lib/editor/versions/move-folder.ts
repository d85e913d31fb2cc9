import { existsSync, mkdirSync } from 'node:fs';
import { cp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { syncFolder } from './write-file';

/** Absolute paths of a folder before and after it is moved. */
export const folderMoveSchema = z.object({ from: z.string(), to: z.string() });

export type FolderMove = z.infer<typeof folderMoveSchema>;

/**
 * Moves a folder atomically for readers, also to another file system. An interrupted call can be repeated. Does nothing
 * if the target exists already or the source does not.
 */
export async function moveFolder({ from, to }: FolderMove): Promise<void> {
  if (existsSync(to) || !existsSync(from)) return;
  const parent = dirname(to);
  mkdirSync(parent, { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const part = join(parent, `.${basename(to)}.part`);
    await rm(part, { recursive: true, force: true });
    try {
      await cp(from, part, { recursive: true, preserveTimestamps: true });
      // The copy must be durable before the original is deleted.
      await syncFiles(part);
      await rename(part, to);
      syncFolder(parent);
    } catch (copyError) {
      // The disk may be full.
      await rm(part, { recursive: true, force: true });
      throw copyError;
    }
    await rm(from, { recursive: true });
  }
  syncFolder(parent);
}

async function syncFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r+');
    await file.sync().finally(() => file.close());
  }
}
