import { runCommand } from '@/tools/setup/run-command.mjs';

type Environment = Record<string, string | undefined>;

/** Environment variables that name the branch being built: ours, GitHub's and Forgejo's, GitLab's. */
const named = ['PREVIEW_BRANCH', 'GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'CI_COMMIT_REF_NAME'];

/**
 * The branch that a preview shows: from the environment, else from the content's Git repository (the short commit
 * hash if HEAD is detached), else `undefined`.
 */
export async function findBranch(house: string, env: Environment): Promise<string | undefined> {
  const told = named.map((name) => env[name]?.trim()).find(Boolean);
  if (told) return told;
  const git = async (...words: string[]) => {
    const { code, output } = await runCommand(['git', '-C', house, ...words], { isShown: false });
    return code === 0 ? output.trim() : undefined;
  };
  const branch = await git('rev-parse', '--abbrev-ref', 'HEAD');
  return branch === 'HEAD' ? git('rev-parse', '--short', 'HEAD') : branch || undefined;
}
