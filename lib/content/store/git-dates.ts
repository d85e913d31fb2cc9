import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** When a content file was added and when it changed last, ms since 1970. */
export type FileDates = { first: number; last: number };

/**
 * Dates of the content files by their path in the content folder (`films/nerven.yaml`). Files whose dates are
 * unknown are missing.
 */
export type History = ReadonlyMap<string, FileDates>;

/** Git's data about the content files. */
export type GitDates = {
  /** Dates of committed files, by their path in the content folder. */
  days: Map<string, FileDates>;
  /** Files with uncommitted changes. */
  changed: ReadonlySet<string>;
  /** Files that already existed at the start of a shallow clone. */
  older: ReadonlySet<string>;
};

/**
 * The environment without the variables that a Git hook sets for its own repository, which may not be that of
 * the content.
 */
const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env;

function git(contentFolder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', contentFolder, ...args], {
    encoding: 'utf8',
    env: { ...env, GIT_OPTIONAL_LOCKS: '0' },
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Media files are left out: they count as changed with the content file that names them. */
const written = ['--', '.', ':(exclude)media'];
const names = ['-z', '--name-only', '--relative'];
/** Commit lines of the log: a control character, the hash and the time in seconds. */
const logFormat = ['--no-renames', '--format=%x01%H %ct'];

/** First and last commit dates of the content files, from one `git log`; `undefined` without Git. */
export function readGitDates(contentFolder: string): GitDates | undefined {
  try {
    const log = git(contentFolder, 'log', ...names, ...logFormat, ...written);
    const changed = git(contentFolder, 'diff', 'HEAD', ...names, ...written);
    return {
      ...readLog(log, shallowCommits(contentFolder)),
      changed: new Set(changed.split('\0')),
    };
  } catch {
    return undefined;
  }
}

/** The first commits of a shallow clone: each seems to add all files that existed then. */
function shallowCommits(contentFolder: string): ReadonlySet<string> {
  const path = git(contentFolder, 'rev-parse', '--git-path', 'shallow').trim();
  try {
    return new Set(readFileSync(resolve(contentFolder, path), 'utf8').split('\n'));
  } catch {
    return new Set();
  }
}

/** Parses `git log -z --name-only`. Commit lines start with a control character that no path starts with. */
export function readLog(log: string, shallow: ReadonlySet<string> = new Set()) {
  const days = new Map<string, FileDates>();
  const older = new Set<string>();
  let at = 0;
  let isBeginning = false;
  for (const part of log.split('\0')) {
    const text = part.replace(/^\n/, '');
    if (text.startsWith('\u0001')) {
      const [commit = '', seconds = ''] = text.slice(1).split(' ');
      at = Number(seconds) * 1000;
      isBeginning = shallow.has(commit);
    } else if (text && isBeginning) older.add(text);
    else if (text) {
      const { first = at, last = at } = days.get(text) ?? {};
      days.set(text, { first: Math.min(first, at), last: Math.max(last, at) });
    }
  }
  return { days, older };
}
