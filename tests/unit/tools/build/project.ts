import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../temporary-folder';

/** Creates a project with these files: the working directory until the end of the test. */
export function enterProject(files: Record<string, string> = {}): string {
  const before = process.cwd();
  const root = temporaryFolder(files);
  process.chdir(root);
  onTestFinished(() => process.chdir(before));
  return root;
}
