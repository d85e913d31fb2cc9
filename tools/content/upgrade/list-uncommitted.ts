import { runCommand } from '@/tools/setup/run-command.mjs';

/**
 * Files of a folder with uncommitted changes; empty if the folder is not in a Git repository or Git is not
 * installed.
 */
export async function listUncommitted(folder: string): Promise<string[]> {
  const command = ['git', '-C', folder, 'status', '--porcelain', '--', '.'];
  const { code, output } = await runCommand(command, { isShown: false });
  return code === 0 ? output.split('\n').flatMap((line) => (line ? [line.slice(3)] : [])) : [];
}
