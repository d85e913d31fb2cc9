import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import {
  type Author,
  commitFiles,
  differsFromHead,
  editorFolder,
  listVersioned,
  refreshIndex,
} from './commit-files';
import {
  type ContentPlace,
  type ContentRepository,
  findContentRepository,
  readHead,
  requireBranch,
} from './content-repository';
import { type JournalEntry, journalFolder, readEntries, removeEntry, writeEntry } from './journal';
import { completeMove, moveBranch } from './move-branch';
import { type FolderMove, moveFolder } from './move-folder';
import { GitError, runGit } from './run-git';
import { removeUnfinished, replaceFile } from './write-file';
import { withWriteLock } from './write-lock';

export type VersionFile = {
  /** Relative to the content folder, with `/`. */
  path: string;
  /** `null` deletes the file. */
  text: string | Buffer | null;
  /**
   * The digest (`digestOf`) of the file that the change was made from; `null`: there was none. Absent: whatever is
   * there is replaced.
   */
  base?: string | null;
};

export type NewVersion = {
  files: readonly VersionFile[];
  /** Folders that are moved with the files. They are not committed: films are too large for Git. */
  moves?: readonly FolderMove[];
  author: Author;
  message: string;
};

/** The author of changes made directly in the files and not committed. */
export const fileAuthor: Author = { name: 'Bobine', email: 'files@bobine.invalid' };

/** A file differs from the one that the change was based on. Nothing was written. */
export class FileChangedError extends Error {
  constructor(readonly paths: readonly string[]) {
    super(`Changed meanwhile: ${paths.join(', ')}`);
    this.name = 'FileChangedError';
  }
}

/** The digest of a file's bytes; `null` for no file. */
export function digestOf(bytes: string | Buffer | null): string | null {
  return bytes === null ? null : createHash('sha256').update(bytes).digest('hex');
}

/**
 * Writes content files and commits them as one version, with the editor as author. Either all of it happens or none:
 * what a killed process has begun is completed by the next call, or by `recoverVersions`. Other changed or staged files
 * are left alone. What the files held without a commit becomes a version before.
 * @returns the id of the commit
 * @throws FileChangedError, GitError (also if a file cannot be written); the files are as before then
 */
export async function saveVersion(version: NewVersion, place: ContentPlace): Promise<string> {
  const repository = await findContentRepository(place);
  for (const { path } of version.files) requireInside(path);
  return await withWriteLock(editorFolder(repository), async () => {
    await recover(repository);
    if (!repository.isOwn) await requireBranch(repository);
    const present = version.files.map((file) => readBytes(repository, file.path));
    const changed = version.files.filter(
      ({ base }, index) => base !== undefined && base !== digestOf(present[index] ?? null),
    );
    if (changed.length > 0) throw new FileChangedError(changed.map(({ path }) => path));
    const at = new Date().toISOString();
    const paths = await listVersioned(
      repository,
      version.files.map(({ path }) => path),
    );
    // Git may ignore pictures, but not entries: their changes could not be undone.
    const unversioned = version.files.find(
      ({ path }) => path.endsWith('.yaml') && !paths.includes(path),
    );
    if (unversioned) throw new GitError('unversioned', unversioned.path);
    if (await differsFromHead(repository, paths))
      await commitFiles(repository, paths, { author: fileAuthor, message: onDiskMessage, at });
    const entry: JournalEntry = {
      ...{ author: version.author, message: version.message, at },
      files: version.files.map(({ path, text }, index) => ({
        path,
        before: encode(present[index] ?? null),
        after: encode(text === null ? null : Buffer.from(text)),
      })),
      moves: [...(version.moves ?? [])],
    };
    const entryPath = writeEntry(repository, entry);
    try {
      return await complete(repository, entryPath, entry, { isNew: true });
    } catch (error) {
      await takeBack(repository, entry);
      removeEntry(entryPath);
      if (error instanceof GitError || error instanceof FileChangedError) throw error;
      // Such as a full disk, or a folder that the server may not write to.
      throw new GitError('refused', (error as Error).message);
    }
  });
}

/** Puts files back that were written for a version which could not be committed. */
async function takeBack(
  repository: ContentRepository,
  { files, moves }: JournalEntry,
): Promise<void> {
  for (const { path, before, after } of files)
    try {
      if (before !== after && encode(readBytes(repository, path)) === after)
        replaceFile(join(repository.folder, path), decode(before));
    } catch {
      // What could not be written cannot be put back either: the other files are.
    }
  for (const { from, to } of moves)
    await moveFolder({ from: to, to: from }).catch(() => {
      // The folder stays; no file refers to it.
    });
}

const onDiskMessage = 'Changed in the files';

/**
 * Moves the branch, the files and the index to a descendant of the current commit, such as one of the remote. Like a
 * new version, an interrupted move is completed later.
 * @throws GitError if uncommitted changes would be overwritten; nothing is changed then
 */
export async function takeCommit(commit: string, repository: ContentRepository): Promise<void> {
  await withWriteLock(editorFolder(repository), async () => {
    await recover(repository);
    await requireBranch(repository);
    await moveBranch(repository, commit, { author: fileAuthor, at: new Date().toISOString() });
  });
}

/** Completes what a process that was killed has begun. Cheap if there is nothing. */
export async function recoverVersions(place: ContentPlace): Promise<void> {
  const repository = await findContentRepository(place);
  if (!existsSync(join(editorFolder(repository), 'journal'))) return;
  if (readEntries(repository).length === 0) return;
  await withWriteLock(editorFolder(repository), () => recover(repository));
}

async function recover(repository: ContentRepository): Promise<void> {
  if (repository.isOwn && !(await readHead(repository))) await beginOwn(repository);
  for (const name of readdirSync(editorFolder(repository)))
    if (name.startsWith('index-')) rmSync(join(editorFolder(repository), name), { force: true });
  removeUnfinished(journalFolder(repository));
  for (const { path, entry } of readEntries(repository)) {
    if (entry.branch) {
      await completeMove(repository, path, entry.branch);
      continue;
    }
    for (const file of entry.files) removeUnfinished(dirname(join(repository.folder, file.path)));
    await complete(repository, path, entry, { isNew: false });
  }
}

/** Makes the repository of a site without one, with the content as it is now as its first version. */
async function beginOwn(repository: ContentRepository): Promise<void> {
  await runGit(['init', '--bare', '--quiet', repository.gitDir], { cwd: repository.folder });
  const paths = readdirSync(repository.folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:yaml|csv)$/.test(path) && !/(?:^|\/)\./.test(path));
  const [commit, at] = [{ author: fileAuthor, message: 'First version' }, new Date().toISOString()];
  await commitFiles(repository, await listVersioned(repository, paths), { ...commit, at });
}

/**
 * Writes and commits an entry's files, as far as that has not happened. `isNew`: the entry was written just now, and not
 * by a process that was killed.
 * @throws FileChangedError for a new entry, if a file was changed in these milliseconds
 */
async function complete(
  repository: ContentRepository,
  entryPath: string,
  { files, moves, ...commit }: JournalEntry,
  { isNew }: { isNew: boolean },
): Promise<string> {
  for (const move of moves) await moveFolder(move);
  // A file that somebody has changed since the process was killed is theirs.
  const own = files.filter(({ path, before, after }) => {
    const present = encode(readBytes(repository, path));
    if (isNew && present !== before) throw new FileChangedError([path]);
    if (present === before && present !== after)
      replaceFile(join(repository.folder, path), decode(after));
    return present === before || present === after;
  });
  const paths = await listVersioned(
    repository,
    own.map(({ path }) => path),
  );
  const id = await commitFiles(repository, paths, commit);
  // While somebody's Git command holds the index, the entry stays and the next call brings it up to date.
  const isRefreshed = await refreshIndex(repository, paths).catch((error) => {
    // The version is committed; an index that Git cannot write must not make it fail.
    if (error instanceof GitError) return false;
    throw error;
  });
  if (isRefreshed) removeEntry(entryPath);
  return id;
}

function readBytes({ folder }: ContentRepository, path: string): Buffer | null {
  try {
    return readFileSync(join(folder, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const encode = (bytes: Buffer | null) => bytes?.toString('base64') ?? null;
const decode = (text: string | null) => (text === null ? null : Buffer.from(text, 'base64'));

/** @throws if a path leads out of the content folder */
function requireInside(path: string): void {
  const isInside =
    !isAbsolute(path) && !path.includes('\\') && normalize(path) === path && !path.startsWith('..');
  if (!isInside || path.split('/').includes('.git'))
    throw new Error(`"${path}" is no path in the content folder`);
}
