import { runCommand } from '@/tools/setup/run-command.mjs';

type Environment = Record<string, string | undefined>;

/** What the services that build previews call the branch that is built: GitHub and Forgejo, GitLab. */
const named = ['PREVIEW_BRANCH', 'GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'CI_COMMIT_REF_NAME'];

/** The branch that a preview shows: as the environment calls it, else that of the house in Git; of neither nothing. */
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
