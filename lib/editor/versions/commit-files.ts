import { randomUUID } from 'node:crypto';
import { lstatSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ContentRepository, readHead } from './content-repository';
import { GitError } from './run-git';

export type Author = { name: string; email: string };
export type Commit = { author: Author; message: string; at: string };

/** The folder of the editor's own files in the repository's Git folder: lock, journal, temporary indexes. */
export const editorFolder = ({ gitDir }: ContentRepository) => join(gitDir, 'bobine-editor');

/** How often a commit is tried again when somebody else commits at the same moment. */
const attempts = 6;

/**
 * Commits these files as they stand in the work tree, and nothing else: neither other changed files nor what somebody
 * has staged. The commit is made with an index of its own and becomes visible by one update of HEAD.
 * @param paths relative to the content folder, from `listVersioned`
 * @returns the new commit, or the present one if nothing differs from it
 */
export async function commitFiles(
  repository: ContentRepository,
  paths: readonly string[],
  { author, message, at }: Commit,
): Promise<string> {
  const { git } = repository;
  const env = {
    ...{ GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email, GIT_AUTHOR_DATE: at },
    ...{ GIT_COMMITTER_NAME: author.name, GIT_COMMITTER_EMAIL: author.email },
    GIT_COMMITTER_DATE: at,
  };
  for (let attempt = 1; ; attempt += 1) {
    const head = await readHead(repository);
    const tree = await writeTree(repository, paths, head?.commit);
    if (head?.tree === tree) return head.commit;
    const parents = head ? ['-p', head.commit] : [];
    const written = await git(['commit-tree', tree, ...parents, '-F', '-'], {
      env,
      input: message,
    });
    const commit = written.toString().trim();
    try {
      const from = head?.commit ?? '0'.repeat(commit.length);
      await updateHead(repository, message.split('\n')[0] ?? '', { from, to: commit });
      return commit;
    } catch (error) {
      if (attempt === attempts || !isRefTaken(error)) throw error;
      removeStaleRefLocks(repository, error);
      await wait(50);
    }
  }
}

/** Moves the branch. @throws GitError if it is no longer at `from` */
export async function updateHead(
  { git }: ContentRepository,
  message: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await git(['update-ref', '-m', `editor: ${message}`, 'HEAD', to, from]);
}

/** Whether files in the work tree differ from the present commit. */
export async function differsFromHead(
  { git, folder }: ContentRepository,
  paths: readonly string[],
): Promise<boolean> {
  const listed = await git(['ls-tree', '-z', 'HEAD', '--', ...paths]).catch(() => '');
  const committed = new Map<string, string>();
  for (const line of listed.toString().split('\0')) {
    const [, id = '', path = ''] = /^\d+ \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
    committed.set(path, id);
  }
  const present = paths.filter((path) => statSync(join(folder, path), { throwIfNoEntry: false }));
  const ids = (await git(['hash-object', '--', ...present])).toString().split('\n');
  return paths.some((path) => {
    const index = present.indexOf(path);
    return committed.get(path) !== (index < 0 ? undefined : ids[index]);
  });
}

/**
 * Brings the files in the person's own index up to the commit. Else their next commit would take the change back.
 * @returns whether it could: not while another Git command holds the index
 */
export async function refreshIndex(
  repository: ContentRepository,
  paths: readonly string[],
): Promise<boolean> {
  if (repository.isOwn) return true;
  return await addToIndex(repository, paths, {}).then(
    () => true,
    (error) => {
      if (error instanceof GitError) return false;
      throw error;
    },
  );
}

async function writeTree(
  repository: ContentRepository,
  paths: readonly string[],
  head: string | undefined,
): Promise<string> {
  const index = join(editorFolder(repository), `index-${randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    await repository.git(['read-tree', head ?? '--empty'], { env });
    await addToIndex(repository, paths, env);
    return (await repository.git(['write-tree'], { env })).toString().trim();
  } finally {
    rmSync(index, { force: true });
  }
}

export async function addToIndex(
  { git }: ContentRepository,
  paths: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const input = paths.map((path) => `${path}\0`).join('');
  await git(['update-index', '--add', '--remove', '-z', '--stdin'], { env, input });
}

/** The paths that Git may keep: not those it ignores, such as large media, nor those behind a symbolic link. */
export async function listVersioned(
  { git, folder }: ContentRepository,
  paths: readonly string[],
): Promise<string[]> {
  const inside = paths.filter((path) => {
    const [parent, file] = [join(folder, dirname(path)), join(folder, path)];
    if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
    return !statSync(parent, { throwIfNoEntry: false }) || realpathSync(parent) === parent;
  });
  const input = inside.map((path) => `${path}\0`).join('');
  // It ends with 1 if no path is ignored.
  const output = await git(['check-ignore', '-z', '--stdin'], { input }).catch(() => '');
  const ignored = new Set(output.toString().split('\0'));
  return inside.filter((path) => !ignored.has(path));
}

/** Whether somebody else has moved the branch, or is moving it now. */
const isRefTaken = (error: unknown) =>
  error instanceof GitError && /cannot lock ref|unable to create/i.test(error.message);

/** After a power cut a lock of Git may have stayed. Git itself holds it for milliseconds. */
function removeStaleRefLocks({ gitDir }: ContentRepository, error: unknown): void {
  const [, lock = ''] = /'([^']+\.lock)'/.exec((error as Error).message) ?? [];
  const path = lock.startsWith('/') ? lock : join(gitDir, lock);
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (lock && age > 10_000) rmSync(path, { force: true });
}
