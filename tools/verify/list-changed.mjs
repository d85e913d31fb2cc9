import { execFileSync } from 'node:child_process';

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The commit at which this branch left `main`; the last one where there is no `main`. */
export function findBase() {
  try {
    return git('merge-base', 'HEAD', 'main').trim();
  } catch {
    return git('rev-parse', 'HEAD').trim();
  }
}

/** The files that differ from a commit, those that git does not know yet as well. */
export function listChanged(since) {
  const differ = git('diff', '--name-only', '-z', since);
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${differ}${unknown}`.split('\0').filter(Boolean))].sort();
}
