import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { editorFolder } from './commit-files';
import type { ContentRepository } from './content-repository';
import { folderMoveSchema } from './move-folder';
import { replaceFile } from './write-file';

/** Bytes in base64; `null`: no file. */
const bytes = z.base64().nullable();

/** A version that is being written: once its entry is on the disk, it is completed even if this process is killed. */
const entrySchema = z.object({
  author: z.object({ name: z.string(), email: z.string() }),
  message: z.string(),
  at: z.string(),
  /** `before`: what the file held when the version was begun. */
  files: z.array(z.object({ path: z.string(), before: bytes, after: bytes })),
  /** Folders with films, which no commit contains. They are moved before the files name them. */
  moves: z.array(folderMoveSchema).default([]),
  /** Instead of a new version with `files`: moves the branch from a commit to a descendant. */
  branch: z.object({ from: z.string(), to: z.string() }).optional(),
});

export type JournalEntry = z.infer<typeof entrySchema>;

/** The folder of the entries. */
export const journalFolder = (repository: ContentRepository) =>
  join(editorFolder(repository), 'journal');

/** Stores an entry durably. @returns its path, to remove it */
export function writeEntry(repository: ContentRepository, entry: JournalEntry): string {
  const folder = journalFolder(repository);
  mkdirSync(folder, { recursive: true });
  // The time first: entries are completed in their order.
  const path = join(folder, `${Date.now()}-${crypto.randomUUID()}.json`);
  replaceFile(path, Buffer.from(JSON.stringify(entry)));
  return path;
}

export function removeEntry(path: string): void {
  rmSync(path, { force: true });
}

/** The entries that were not completed, oldest first. */
export function readEntries(
  repository: ContentRepository,
): { path: string; entry: JournalEntry }[] {
  const folder = journalFolder(repository);
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .map((name) => {
      const path = join(folder, name);
      return { path, entry: entrySchema.parse(JSON.parse(readFileSync(path, 'utf8'))) };
    });
}
