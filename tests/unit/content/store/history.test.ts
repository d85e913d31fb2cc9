import { execFileSync } from 'node:child_process';
import { cpSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readHistory } from '@/lib/content/store/history';
import { writeSnapshot } from '@/lib/content/store/snapshot';
import { temporaryFolder } from '../temporary-folder';

const folder = temporaryFolder();
let root: string;
let content: string;
const day = (text: string) => Date.parse(`${text}T12:00:00Z`);

beforeEach(() => {
  root = folder.at();
  content = join(root, 'content');
});

function write(path: string, text: string, at: string, below = content) {
  const file = folder.write(relative(root, join(below, path)), text);
  utimesSync(file, day(at) / 1000, day(at) / 1000);
}

function git(args: string[], at = '2026-01-01', cwd = content) {
  const date = `${at}T12:00:00Z`;
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@house.example'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync('git', [...who, ...args], { cwd, env, stdio: 'ignore' });
}

function commit(at: string) {
  git(['add', '-A'], at);
  git(['commit', '-qm', 'changed'], at);
}

const lastOf = (path: string, of = content) => {
  const found = readHistory(of).history.get(path);
  return found && new Date(found.last).toISOString().slice(0, 10);
};

test('a committed file has the date of its last commit, whatever its modification time', () => {
  write('films/é.yaml', 'title: a', '2026-06-01');
  write('films/b.yaml', 'title: b', '2026-06-01');
  git(['init', '-q']);
  commit('2026-02-01');
  write('films/b.yaml', 'title: longer', '2026-06-01');
  commit('2026-03-01');
  expect(lastOf('films/é.yaml')).toBe('2026-02-01');
  expect(readHistory(content).history.get('films/b.yaml')).toEqual({
    first: day('2026-02-01'),
    last: day('2026-03-01'),
  });
});

test('an uncommitted change has its modification time', () => {
  write('films/a.yaml', 'title: a', '2026-01-01');
  git(['init', '-q']);
  commit('2026-02-01');
  write('films/a.yaml', 'title: b', '2026-04-01');
  write('films/new.yaml', 'title: c', '2026-05-01');
  expect([lastOf('films/a.yaml'), lastOf('films/new.yaml')]).toEqual(['2026-04-01', '2026-05-01']);
  git(['add', '-A']);
  expect(lastOf('films/a.yaml')).toBe('2026-04-01');
});

test('content in a folder of a larger repository has its own dates', () => {
  content = join(root, 'project/content');
  write('site.yaml', 'name: a', '2026-01-01');
  git(['init', '-q'], '2026-01-01', join(root, 'project'));
  git(['add', '-A'], '2026-02-01', join(root, 'project'));
  git(['commit', '-qm', 'changed'], '2026-02-01', join(root, 'project'));
  expect(lastOf('site.yaml')).toBe('2026-02-01');
});

test('a shallow clone has no dates of files older than it', () => {
  write('films/old.yaml', 'title: a', '2026-01-01');
  git(['init', '-q']);
  commit('2026-02-01');
  write('films/other.yaml', 'title: b', '2026-01-01');
  commit('2026-03-01');
  write('films/new.yaml', 'title: b', '2026-01-01');
  commit('2026-04-01');
  const clone = join(root, 'clone');
  git(['clone', '-q', '--depth', '2', `file://${content}`, clone], '2026-05-01', root);
  expect(lastOf('films/new.yaml', clone)).toBe('2026-04-01');
  expect(lastOf('films/old.yaml', clone)).toBeUndefined();
});

test('without Git a file keeps its date from the ledger until its content changes', () => {
  write('films/a.yaml', 'title: a', '2026-01-01');
  write('films/b.yaml', 'title: b', '2026-01-01');
  const { ledger } = readHistory(content);
  const copy = join(root, 'copy');
  cpSync(content, copy, { recursive: true });
  write('films/a.yaml', 'title: a', '2026-06-01', copy);
  write('films/b.yaml', 'title: other', '2026-06-02', copy);
  const { history } = readHistory(copy, ledger);
  const first = day('2026-01-01');
  expect(history.get('films/a.yaml')).toEqual({ first, last: first });
  expect(history.get('films/b.yaml')).toEqual({ first, last: day('2026-06-02') });
});

describe('getHistory', () => {
  const stored = new Map([['films/a.yaml', { first: 1, last: 2 }]]);

  beforeEach(() => {
    vi.resetModules();
    writeSnapshot(root, 'history', stored);
    vi.spyOn(process, 'cwd').mockReturnValue(root);
  });
  afterEach(() => {
    delete (globalThis as Record<symbol, unknown>)[Symbol.for('bobine history')];
  });

  const load = async () => (await import('@/lib/content/store/history')).getHistory;

  test('in production the dates are those of the build, cached once for all bundles', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const getHistory = await load();
    expect(getHistory()).toEqual(stored);
    expect(getHistory()).toBe(getHistory());
    vi.resetModules();
    expect((await load())()).toBe(getHistory());
  });
});
