import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** When a file of the house came into it and changed last, ms since 1970. */
export type FileDays = { first: number; last: number };

/**
 * The files of a house that say something, by their path in it (`films/nerven.yaml`). One of which nobody knows when
 * it changed is not among them.
 */
export type History = ReadonlyMap<string, FileDays>;

/** What Git knows of a house's files. */
export type GitDays = {
  /** Of what is committed, by its path in the house. */
  days: Map<string, FileDays>;
  /** What has been changed since. */
  changed: ReadonlySet<string>;
  /** Of a clone without its beginnings: what was there already when what we know begins. */
  older: ReadonlySet<string>;
};

/** What a hook tells its programs of its own repository is not the house's. */
const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env;

function git(house: string, ...args: string[]): string {
  return execFileSync('git', ['-C', house, ...args], {
    encoding: 'utf8',
    env: { ...env, GIT_OPTIONAL_LOCKS: '0' },
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Files of pictures and films change beside the file that names them. */
const written = ['--', '.', ':(exclude)media'];

/** When each file of a house was committed first and last, by one `git log`; `undefined` where there is no Git. */
export function gitDays(house: string): GitDays | undefined {
  try {
    const log = git(house, 'log', '-z', '--name-only', '--relative', '--no-renames', ...form);
    const changed = git(house, 'diff', 'HEAD', '-z', '--name-only', '--relative', ...written);
    return { ...readLog(log, shallowCommits(house)), changed: new Set(changed.split('\0')) };
  } catch {
    return undefined;
  }
}

const form = ['--format=%x01%H %ct', ...written];

/** Of a shallow clone the commits at which it begins: each seems to bring all files that there were. */
function shallowCommits(house: string): ReadonlySet<string> {
  const path = git(house, 'rev-parse', '--git-path', 'shallow').trim();
  try {
    return new Set(readFileSync(resolve(house, path), 'utf8').split('\n'));
  } catch {
    return new Set();
  }
}

/** Reads what `git log -z --name-only` says, commits with a sign before them that no path begins with. */
export function readLog(log: string, shallow: ReadonlySet<string> = new Set()) {
  const days = new Map<string, FileDays>();
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
