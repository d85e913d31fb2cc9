import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHistory } from '@/lib/content/store/history';

let root: string;
let house: string;
const day = (text: string) => Date.parse(`${text}T12:00:00Z`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-history-'));
  house = join(root, 'house');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string, at: string, folder = house) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, day(at) / 1000, day(at) / 1000);
}

function git(args: string[], at = '2026-01-01', cwd = house) {
  const date = `${at}T12:00:00Z`;
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@house.example'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync('git', [...who, ...args], { cwd, env, stdio: 'ignore' });
}

function commit(at: string) {
  git(['add', '-A'], at);
  git(['commit', '-qm', 'changed'], at);
}

const lastOf = (path: string, of = house) => {
  const found = readHistory(of).history.get(path);
  return found && new Date(found.last).toISOString().slice(0, 10);
};

test('a file has the day of the commit that changed it last, whatever its time on the disk', () => {
  write('films/é.yaml', 'title: a', '2026-06-01');
  write('films/b.yaml', 'title: b', '2026-06-01');
  git(['init', '-q']);
  commit('2026-02-01');
  write('films/b.yaml', 'title: longer', '2026-06-01');
  commit('2026-03-01');
  expect(lastOf('films/é.yaml')).toBe('2026-02-01');
  expect(readHistory(house).history.get('films/b.yaml')).toEqual({
    first: day('2026-02-01'),
    last: day('2026-03-01'),
  });
});

test('what is changed and not committed, or not committed at all, has its day on the disk', () => {
  write('films/a.yaml', 'title: a', '2026-01-01');
  git(['init', '-q']);
  commit('2026-02-01');
  write('films/a.yaml', 'title: b', '2026-04-01');
  write('films/new.yaml', 'title: c', '2026-05-01');
  expect([lastOf('films/a.yaml'), lastOf('films/new.yaml')]).toEqual(['2026-04-01', '2026-05-01']);
  git(['add', '-A']);
  expect(lastOf('films/a.yaml')).toBe('2026-04-01');
});

test('a house in a folder of a larger repository has its own days', () => {
  house = join(root, 'project/content');
  write('site.yaml', 'name: a', '2026-01-01');
  git(['init', '-q'], '2026-01-01', join(root, 'project'));
  git(['add', '-A'], '2026-02-01', join(root, 'project'));
  git(['commit', '-qm', 'changed'], '2026-02-01', join(root, 'project'));
  expect(lastOf('site.yaml')).toBe('2026-02-01');
});

test('a clone without its beginnings says nothing of what was there before them', () => {
  write('films/old.yaml', 'title: a', '2026-01-01');
  git(['init', '-q']);
  commit('2026-02-01');
  write('films/other.yaml', 'title: b', '2026-01-01');
  commit('2026-03-01');
  write('films/new.yaml', 'title: b', '2026-01-01');
  commit('2026-04-01');
  const clone = join(root, 'clone');
  git(['clone', '-q', '--depth', '2', `file://${house}`, clone], '2026-05-01', root);
  expect(lastOf('films/new.yaml', clone)).toBe('2026-04-01');
  expect(lastOf('films/old.yaml', clone)).toBeUndefined();
});

test('without Git a file keeps the day on which a build saw it change, however often it is copied', () => {
  write('films/a.yaml', 'title: a', '2026-01-01');
  write('films/b.yaml', 'title: b', '2026-01-01');
  const { ledger } = readHistory(house);
  const copy = join(root, 'copy');
  cpSync(house, copy, { recursive: true });
  write('films/a.yaml', 'title: a', '2026-06-01', copy);
  write('films/b.yaml', 'title: other', '2026-06-02', copy);
  const { history } = readHistory(copy, ledger);
  expect(history.get('films/a.yaml')).toEqual({
    first: day('2026-01-01'),
    last: day('2026-01-01'),
  });
  expect(history.get('films/b.yaml')).toEqual({
    first: day('2026-01-01'),
    last: day('2026-06-02'),
  });
});

test('a change of pictures alone is none of what was written', () => {
  write('films/a.yaml', 'title: a', '2026-01-01');
  write('media/a/poster.csv', 'a', '2026-01-01');
  git(['init', '-q']);
  commit('2026-02-01');
  write('media/a/poster.csv', 'b', '2026-06-01');
  expect([...readHistory(house).history.keys()]).toEqual(['films/a.yaml']);
});

test('media and what begins with a dot are no words of the house', () => {
  for (const path of ['media/a/notes.csv', '.git/x.yaml', 'films/.a.yaml', 'films/a.yaml~'])
    write(path, 'a', '2026-01-01');
  expect([...readHistory(house).history.keys()]).toEqual([]);
});
