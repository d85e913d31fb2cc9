import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Author, updateHead } from './commit-files';
import { type ContentRepository, readHead } from './content-repository';
import { removeEntry, writeEntry } from './journal';
import { isAncestor, readBlob } from './read-versions';
import { GitError } from './run-git';
import { replaceFile } from './write-file';

type Move = { from: string; to: string };

/** How often the index is tried again while another Git command holds it: some two seconds. */
const attempts = 20;

/**
 * Moves the branch to a descendant of the current commit. Must be called with the write lock held.
 * @throws GitError if it is not a descendant, if uncommitted changes would be overwritten, or if a file cannot be
 * written; the files are then unchanged
 */
export async function moveBranch(
  repository: ContentRepository,
  to: string,
  { author, at }: { author: Author; at: string },
): Promise<void> {
  const from = (await readHead(repository))?.commit;
  if (!from || from === to) return;
  // Somebody has committed after `to` was created. The next exchange merges that commit as well.
  if (!(await isAncestor(repository, from, to)))
    throw new GitError('refused', 'The branch has moved meanwhile');
  await requireUnchanged(repository, from, to);
  const move = { from, to };
  const entry = { author, at, message: `Move to ${to}`, files: [], moves: [], branch: move };
  const entryPath = writeEntry(repository, entry);
  try {
    await completeMove(repository, entryPath, move);
  } catch (error) {
    // Restores all files except those that cannot be written.
    for (const path of await listChanged(repository, from, to))
      await replaceFiles(repository, [path], to, from).catch(() => undefined);
    removeEntry(entryPath);
    throw error instanceof GitError ? error : new GitError('refused', (error as Error).message);
  }
}

/** @throws GitError if a file that differs between two commits has uncommitted changes */
export async function requireUnchanged(
  { git }: ContentRepository,
  from: string,
  to: string,
): Promise<void> {
  await git(['update-index', '-q', '--refresh'], { codes: [0, 1] });
  await git(['read-tree', '-m', '-u', '--dry-run', from, to]);
}

/**
 * Completes a move that may have been interrupted. Content files that were changed meanwhile are left alone. If the
 * branch has other commits by now, the move is abandoned. @throws only before the branch has moved
 */
export async function completeMove(
  repository: ContentRepository,
  entryPath: string,
  { from, to }: Move,
): Promise<void> {
  const paths = await listChanged(repository, from, to);
  let head = (await readHead(repository))?.commit;
  if (head === from) {
    await replaceFiles(repository, paths, from, to);
    await updateHead(repository, 'take the commits of the remote', { from, to });
    head = to;
  }
  if (!head || !(await isAncestor(repository, to, head))) {
    // If another branch is checked out, the files stay as they are.
    if (head && (await isAncestor(repository, from, head)))
      await replaceFiles(repository, paths, to, head);
    removeEntry(entryPath);
    return;
  }
  // The entry stays until the index is up to date: with the old index, a person's next commit would revert the move.
  if (await moveIndex(repository, paths, from, head)) removeEntry(entryPath);
}

/** Changes content files from one commit's text to another's. Files with a different text are left alone. */
async function replaceFiles(
  repository: ContentRepository,
  paths: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  for (const path of paths) {
    const before = await readBlob(repository, from, path);
    const file = join(repository.folder, path);
    if (isSame(readBytes(file), before)) replaceFile(file, await readBlob(repository, to, path));
  }
}

/**
 * Updates the index to the current commit, and with it the files of the repository outside of the content folder.
 * @returns `false` if another Git command still locks the index
 */
async function moveIndex(
  { git }: ContentRepository,
  paths: readonly string[],
  from: string,
  head: string,
): Promise<boolean> {
  const reset = ['--literal-pathspecs', 'reset', '-q'];
  const listed = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  for (let attempt = 1; ; attempt += 1)
    try {
      if (paths.length > 0) await git([...reset, ...listed], { input: paths.join('\0') });
      await git(['read-tree', '-m', '-u', from, head]);
      return true;
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      // Any other refusal means that somebody has changed or staged one of the files. They are left alone.
      if (!error.message.includes('index.lock')) return true;
      if (attempt === attempts) return false;
      await wait(100);
    }
}

/** The content files that differ between two commits or, without the second, between a commit and the work tree. */
export async function listChanged({ git }: ContentRepository, from: string, to?: string) {
  const options = ['--name-only', '-z', '--no-renames', '--relative'];
  const changed = await git(['diff', ...options, from, ...(to ? [to] : [])]);
  return changed.toString().split('\0').filter(Boolean);
}

function readBytes(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

const isSame = (one: Buffer | null, other: Buffer | null) =>
  one && other ? one.equals(other) : one === other;
