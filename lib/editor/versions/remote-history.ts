import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorFolder } from './commit-files';
import type { ContentRepository } from './content-repository';
import { isAncestor } from './read-versions';
import { GitError } from './run-git';
import { replaceFile } from './write-file';

const fileOf = (repository: ContentRepository) => join(editorFolder(repository), 'remote-commit');

/** The commit of a branch of a remote, as the last fetch or push has left it. */
async function readCommit({ git }: ContentRepository, upstream: string): Promise<string> {
  return (await git(['rev-parse', upstream])).toString().trim();
}

/** Remembers the remote's commit: what it has had and has no more was removed by somebody. */
export async function storeRemoteCommit(
  repository: ContentRepository,
  upstream: string,
): Promise<void> {
  const commit = await readCommit(repository, upstream);
  mkdirSync(editorFolder(repository), { recursive: true });
  replaceFile(fileOf(repository), Buffer.from(`${commit} ${upstream}`));
}

/** The commit that was stored of this branch, or, before there is one, that of the last fetch, if there was one. */
export async function readRemoteCommit(
  repository: ContentRepository,
  upstream: string,
): Promise<string | undefined> {
  try {
    const [commit, branch] = readFileSync(fileOf(repository), 'utf8').split(' ');
    if (commit && branch === upstream) return commit;
  } catch {
    // None was stored yet.
  }
  return await readCommit(repository, upstream).catch(() => undefined);
}

/**
 * Requires that the remote still has a commit that it has had, unless the present branch has dropped it, too. Otherwise
 * the next push would bring back what was removed there on purpose, such as personal data.
 * @throws GitError until somebody has chosen with Git: `git reset` to the remote's commit, or `git push --force`
 */
export async function requireHistory(
  repository: ContentRepository,
  upstream: string,
  known: string | undefined,
): Promise<void> {
  if (!known || (await isAncestor(repository, known, upstream))) return;
  if (!(await isAncestor(repository, known, 'HEAD'))) return;
  throw new GitError('refused', `${upstream} was rewritten: choose with git reset or git push`);
}
