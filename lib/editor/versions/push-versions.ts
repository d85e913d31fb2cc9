import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorFolder } from './commit-files';
import { type ContentPlace, findContentRepository } from './content-repository';
import { GitError } from './run-git';

/** Longest time that a push may take (ms). */
const timeout = 60_000;

const failureFile = 'push-failure';

/**
 * After a publication: pushes the present branch to where it comes from, if it has such a remote. A failure is stored
 * for staff until a push succeeds: their work is safe here, but others do not have it.
 */
export async function pushVersions(place: ContentPlace): Promise<void> {
  const repository = await findContentRepository(place);
  const { git, isOwn } = repository;
  if (isOwn) {
    // No other Git command ever tidies up the repository that only serves the editor.
    await git(['gc', '--auto', '--quiet'], { timeout });
    return;
  }
  const upstream = ['rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}'];
  const hasRemote = await git(upstream).then(
    () => true,
    () => false,
  );
  if (!hasRemote) return;
  const path = join(editorFolder(repository), failureFile);
  const env = { GIT_SSH_COMMAND: 'ssh -oBatchMode=yes' };
  try {
    await git(['-c', 'push.default=upstream', 'push', '--quiet'], { env, timeout });
    rmSync(path, { force: true });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    mkdirSync(editorFolder(repository), { recursive: true });
    // An address may have a password.
    writeFileSync(path, error.message.replaceAll(/\/\/[^/@\s]+@/g, '//').slice(0, 500));
  }
}

/** Why the last push failed, in Git's words. */
export async function readPushFailure(place: ContentPlace): Promise<string | undefined> {
  try {
    const repository = await findContentRepository(place);
    return readFileSync(join(editorFolder(repository), failureFile), 'utf8');
  } catch {
    return undefined;
  }
}
