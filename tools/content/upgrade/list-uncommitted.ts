import { runCommand } from '@/tools/setup/run-command.mjs';

/** The files of a folder that Git has not got as they are; none where the folder is not in Git, or Git not here. */
export async function listUncommitted(folder: string): Promise<string[]> {
  const command = ['git', '-C', folder, 'status', '--porcelain', '--', '.'];
  const { code, output } = await runCommand(command, { isShown: false });
  return code === 0 ? output.split('\n').flatMap((line) => (line ? [line.slice(3)] : [])) : [];
}
