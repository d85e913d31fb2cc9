import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { GitError, type GitOptions, runGit } from './run-git';

/** Where the content lies, and where the site stores its own data; both absolute. */
export type ContentPlace = { contentFolder: string; dataFolder: string };

/** The Git repository that keeps the versions of the content files. Paths are relative to the content folder. */
export type ContentRepository = {
  /** The content folder, without symbolic links. */
  folder: string;
  gitDir: string;
  /** Whether it only serves the editor: the content folder is in no work tree. */
  isOwn: boolean;
  git: (args: readonly string[], options?: Omit<GitOptions, 'cwd'>) => Promise<Buffer>;
};

/** The name of the repository in the data folder, for content that is in no work tree. */
const ownRepository = 'content-history.git';

/**
 * The repository whose work tree has the content folder, unless it ignores the folder; else one of its own in the data
 * folder, which may not exist yet.
 * @throws GitError if Git is not installed, or does not trust the folder
 */
export function findContentRepository(place: ContentPlace): Promise<ContentRepository> {
  const key = JSON.stringify(place);
  const known = found.get(key);
  if (known) return known;
  const repository = locate(place);
  found.set(key, repository);
  const forget = () => void found.delete(key);
  repository.then(() => setTimeout(forget, foundFor).unref(), forget);
  return repository;
}

/** Repositories by their place: a page asks several times, and each answer takes two processes of Git. */
const found = new Map<string, Promise<ContentRepository>>();
/** How long a repository counts as found (ms). */
const foundFor = 1000;

async function locate({ contentFolder, dataFolder }: ContentPlace): Promise<ContentRepository> {
  const folder = realpathSync(contentFolder);
  const outer = (args: readonly string[], options = {}) =>
    runGit(args, { cwd: folder, ...options });
  const gitDir = await findOuterGitDir(outer);
  if (gitDir !== undefined) return { folder, gitDir, isOwn: false, git: outer };
  const own = join(dataFolder, ownRepository);
  return {
    ...{ folder, gitDir: own, isOwn: true },
    git: (args, options = {}) =>
      runGit(['--git-dir', own, '--work-tree', folder, ...args], { cwd: folder, ...options }),
  };
}

/** The Git folder of the work tree around the content; `undefined` if there is none, or if it ignores the content. */
async function findOuterGitDir(
  git: (args: readonly string[]) => Promise<Buffer>,
): Promise<string | undefined> {
  try {
    const found = await git(['rev-parse', '--is-inside-work-tree', '--absolute-git-dir']);
    const [isInside, gitDir] = found.toString().split('\n');
    if (isInside !== 'true') return undefined;
    const isIgnored = await git(['check-ignore', '-q', '.']).then(
      () => true,
      () => false,
    );
    return isIgnored ? undefined : gitDir;
  } catch (error) {
    if (error instanceof GitError && error.message.includes('not a git repository'))
      return undefined;
    throw error;
  }
}

/**
 * The current branch of the work tree, such as `main`.
 * @throws GitError if HEAD is detached or a merge or rebase is unfinished: a commit would be lost or become part of it
 */
export async function requireBranch({ git, gitDir }: ContentRepository): Promise<string> {
  const begun = ['rebase-merge', 'rebase-apply', 'MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];
  const unfinished = begun.find((name) => existsSync(join(gitDir, name)));
  if (unfinished) throw new GitError('unfinished', unfinished);
  const branch = await git(['symbolic-ref', '--quiet', '--short', 'HEAD'], { codes: [0, 1] });
  if (branch.length === 0) throw new GitError('detached', 'HEAD is detached');
  return branch.toString().trim();
}

/** The present commit and its tree; `undefined` if there is none yet. */
export async function readHead({
  git,
}: ContentRepository): Promise<{ commit: string; tree: string } | undefined> {
  const head = await git(['rev-parse', 'HEAD', 'HEAD^{tree}']).catch(() => undefined);
  const [commit, tree] = head?.toString().split('\n') ?? [];
  return commit && tree ? { commit, tree } : undefined;
}
