import { spawn } from 'node:child_process';
import { devNull } from 'node:os';

/**
 * Git could not do what it was asked: it is not installed, it refused (`message` is its own first line), the work tree is on no
 * branch (`detached`) or in the middle of somebody's merge or rebase (`unfinished`), or it keeps no versions of a content
 * file (`unversioned`), whose path is the `message`.
 */
export class GitError extends Error {
  constructor(
    readonly reason: 'missing' | 'refused' | 'detached' | 'unfinished' | 'unversioned',
    message: string,
  ) {
    super(message);
    this.name = 'GitError';
  }
}

/**
 * Settings of every command: commits are flushed to disk, the repository's hooks do not run, and paths are printed
 * without escapes.
 */
const settings = ['core.fsync=added,reference', `core.hooksPath=${devNull}`, 'core.quotePath=off'];

/** Messages are compared, so they are in English. Neither Git nor SSH asks for a password. */
const unattended = {
  ...{ LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS: '' },
  GIT_SSH_COMMAND: 'ssh -oBatchMode=yes -oConnectTimeout=10',
};

export type GitOptions = {
  cwd: string;
  env?: Record<string, string>;
  input?: string | Buffer;
  /** Milliseconds after which the command is ended. */
  timeout?: number;
  /** Exit codes that are no error; 0 if absent. */
  codes?: readonly number[];
};

/**
 * Runs Git without a shell and without asking for a password. @returns its output
 * @throws GitError if it is not installed, or ends with an error
 */
export function runGit(
  args: readonly string[],
  { cwd, env, input = '', timeout, codes = [0] }: GitOptions,
): Promise<Buffer> {
  const options = settings.flatMap((setting) => ['-c', setting]);
  // The variables that a Git hook sets name another repository than that of the content.
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_PREFIX, ...inherited } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...options, ...args], {
      cwd,
      env: { ...inherited, ...unattended, ...env },
      timeout,
    });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => errors.push(chunk));
    // Git may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(new GitError(error.code === 'ENOENT' ? 'missing' : 'refused', error.message)),
    );
    child.on('close', (code, signal) => {
      if (codes.includes(code ?? -1)) return resolve(Buffer.concat(output));
      const message = Buffer.concat(errors).toString().trim();
      reject(new GitError('refused', message || `git ${args[0]} ended with ${signal ?? code}`));
    });
  });
}
