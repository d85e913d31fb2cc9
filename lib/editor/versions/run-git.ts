import { spawn } from 'node:child_process';
import { devNull } from 'node:os';

/**
 * A Git operation failed: Git is not installed (`missing`), the operation was refused or timed out (`refused`;
 * `message` is Git's output or the reason), HEAD is detached (`detached`), a merge or rebase is unfinished
 * (`unfinished`), or Git does not track a content file (`unversioned`; `message` is its path).
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

/** English messages, because some are compared, and no password prompts of Git and SSH. */
const unattended = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS: '' };

export type GitOptions = {
  cwd: string;
  env?: Record<string, string>;
  input?: string | Buffer;
  /** Milliseconds after which the command and its child processes, such as SSH, are terminated. */
  timeout?: number;
  /** Exit codes that count as success; by default only 0. */
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
      // A new process group, so that Git's helpers are terminated with it. Without a terminal none of them can prompt.
      detached: timeout !== undefined && process.platform !== 'win32',
    });
    let isLate = false;
    const end = () => {
      isLate = true;
      try {
        if (process.platform === 'win32' || child.pid === undefined) child.kill();
        else process.kill(-child.pid, 'SIGTERM');
      } catch {
        // It has just ended.
      }
      // What has left the group, such as a shared connection of SSH, must not hold the output open.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const timer = timeout === undefined ? undefined : setTimeout(end, timeout);
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => errors.push(chunk));
    // Git may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(new GitError(error.code === 'ENOENT' ? 'missing' : 'refused', error.message));
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (codes.includes(code ?? -1)) return resolve(Buffer.concat(output));
      const how = isLate
        ? `has not ended in ${(timeout ?? 0) / 1000} s`
        : `ended with ${signal ?? code}`;
      const message = Buffer.concat(errors).toString().trim();
      reject(new GitError('refused', message || `git ${args.join(' ')} ${how}`));
    });
  });
}
