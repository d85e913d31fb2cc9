import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorFolder } from './commit-files';
import type { ContentRepository } from './content-repository';
import { isAncestor } from './read-versions';
import { GitError } from './run-git';
import { replaceFile } from './write-file';

const fileOf = (repository: ContentRepository) => join(editorFolder(repository), 'remote-commit');

/** The commit of an upstream branch at the last fetch or push. */
export async function readUpstream({ git }: ContentRepository, upstream: string): Promise<string> {
  return (await git(['rev-parse', upstream])).toString().trim();
}

/** Stores the latest known commit of the remote, so that a later rewrite of its history is detected. */
export function storeRemoteCommit(
  repository: ContentRepository,
  upstream: string,
  commit: string,
): void {
  mkdirSync(editorFolder(repository), { recursive: true });
  replaceFile(fileOf(repository), Buffer.from(`${commit} ${upstream}`));
}

/** The stored commit of this branch; if there is none, that of the last fetch, if any. */
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
 * Requires that the remote still contains a commit that it had before, unless the current branch has dropped it as
 * well. Otherwise the next push would restore what was deliberately removed from the remote, such as personal data.
 * @throws GitError until somebody decides with Git: `git reset` to the remote's commit, or `git push --force`
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
