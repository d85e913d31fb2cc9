import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Author, addToIndex, updateHead } from './commit-files';
import { type ContentRepository, readHead } from './content-repository';
import { removeEntry, writeEntry } from './journal';
import { readBlob } from './read-versions';
import { GitError } from './run-git';
import { replaceFile } from './write-file';

type Move = { from: string; to: string };

/**
 * Moves the branch to a commit that contains the present one. To be called by the holder of the write lock.
 * @throws GitError if that would overwrite a file that was changed without a commit
 */
export async function moveBranch(
  repository: ContentRepository,
  to: string,
  { author, at }: { author: Author; at: string },
): Promise<void> {
  const { git } = repository;
  const from = (await readHead(repository))?.commit;
  if (!from || from === to) return;
  await git(['update-index', '-q', '--refresh'], { codes: [0, 1] });
  // Only asks: it fails if a file that differs between the two was changed here.
  await git(['read-tree', '-m', '-u', '-n', from, to]);
  const move = { from, to };
  const entry = { author, at, message: `Move to ${to}`, files: [], moves: [], branch: move };
  await completeMove(repository, writeEntry(repository, entry), move);
}

/** Does what is left of a move. A content file that somebody has changed since it began is theirs. */
export async function completeMove(
  repository: ContentRepository,
  entryPath: string,
  move: Move,
): Promise<void> {
  const { git, folder } = repository;
  const { from, to } = move;
  const options = ['--name-only', '-z', '--no-renames', '--relative'];
  const changed = await git(['diff', ...options, from, to]);
  const paths = changed.toString().split('\0').filter(Boolean);
  for (const path of paths) {
    const [before, after] = [
      await readBlob(repository, from, path),
      await readBlob(repository, to, path),
    ];
    if (isSame(readBytes(join(folder, path)), before)) replaceFile(join(folder, path), after);
  }
  const head = await readHead(repository);
  if (head?.commit === from) await updateHead(repository, 'take the commits of the remote', move);
  try {
    await addToIndex(repository, paths, {});
    // Files outside of the content folder, in a repository that has others, too.
    await git(['read-tree', '-m', '-u', from, to]);
  } catch (error) {
    // The content and the branch are whole. Another Git command holds the index, or has changed it.
    if (!(error instanceof GitError)) throw error;
  }
  removeEntry(entryPath);
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
