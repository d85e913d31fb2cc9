import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorFolder } from './commit-files';
import type { ContentRepository } from './content-repository';
import { isAncestor } from './read-versions';
import { GitError } from './run-git';
import { replaceFile } from './write-file';

const fileOf = (repository: ContentRepository) => join(editorFolder(repository), 'remote-commit');

/** The commit of a branch of a remote, as the last fetch or push has left it. */
export async function readUpstream({ git }: ContentRepository, upstream: string): Promise<string> {
  return (await git(['rev-parse', upstream])).toString().trim();
}

/** Stores a commit that the remote has: if it has it no more one day, somebody has removed it. */
export function storeRemoteCommit(
  repository: ContentRepository,
  upstream: string,
  commit: string,
): void {
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
  return await readUpstream(repository, upstream).catch(() => undefined);
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
