import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  isVersionOf,
  listVersions,
  readLastChanges,
  readVersion,
} from '@/lib/editor/versions/read-versions';
import { GitError } from '@/lib/editor/versions/run-git';
import {
  digestOf,
  FileChangedError,
  fileAuthor,
  recoverVersions,
  saveVersion,
} from '@/lib/editor/versions/save-version';
import { bundleProgram } from '../../bundle-program';
import { temporaryFolder, writeFiles } from '../../temporary-folder';

const author = { name: 'Anna', email: 'anna@house.example' };
const film = 'films/nosferatu.yaml';

type Site = { contentFolder: string; dataFolder: string; root: string };

/** A site with content, in a Git work tree (`content` is a folder of it) or in none. */
function makeSite(isInWorkTree: boolean): Site {
  const root = temporaryFolder({
    'content/films/nosferatu.yaml': 'one\n',
    'content/site.yaml': 'site\n',
    'software.ts': 'software\n',
  });
  const place = { contentFolder: join(root, 'content'), dataFolder: join(root, 'data'), root };
  if (!isInWorkTree) return place;
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', 'content', 'software.ts');
  git(root, ...['commit', '--quiet', '-m', 'Begin']);
  return place;
}

function git(folder: string, ...args: string[]): string {
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, ...env } = process.env;
  const identity = ['-c', 'user.name=Ben', '-c', 'user.email=ben@house.example'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, env, encoding: 'utf8' });
}

describe.each([
  ['in a work tree', true],
  ['in a repository of its own', false],
])('saving versions %s', (_, isInWorkTree) => {
  test('writes the file, and keeps each version with its author', async () => {
    const site = makeSite(isInWorkTree);
    const save = (text: string | null) =>
      saveVersion({ files: [{ path: film, text }], author, message: `To ${text}` }, site);
    const two = await save('two\n');
    const none = await save(null);
    expect(existsSync(join(site.contentFolder, film))).toBe(false);
    expect(await listVersions(film, site)).toMatchObject([
      { id: none, author, message: 'To null' },
      { id: two, author, message: 'To two' },
      { message: isInWorkTree ? 'Begin' : 'First version' },
    ]);
    expect((await readVersion(film, two, site))?.toString()).toBe('two\n');
    expect(await readVersion(film, none, site)).toBeNull();
    expect(await isVersionOf(film, two, site)).toBe(true);
    for (const [path, id] of [['site.yaml', two] as const, [film, '0'.repeat(40)] as const])
      expect(await isVersionOf(path, id, site)).toBe(false);
    await expect(readVersion(film, '--output=x', site)).rejects.toThrow(GitError);
    expect(await save(null)).toBe(none);
  });

  test('refuses a change of a file that was changed meanwhile, and paths out of the content', async () => {
    const site = makeSite(isInWorkTree);
    const save = (path: string, base: string | null) =>
      saveVersion({ files: [{ path, text: 'x', base }], author, message: 'x' }, site);
    await expect(save(film, digestOf('before\n'))).rejects.toThrow(FileChangedError);
    await expect(save('films/new.yaml', digestOf('x'))).rejects.toThrow(FileChangedError);
    for (const path of ['../software.ts', '/etc/x', 'films/../../x', '.git/config'])
      await expect(save(path, null)).rejects.toThrow(/no path in the content/);
    await save(film, digestOf('one\n'));
    await save('films/new.yaml', null);
    expect(readFileSync(join(site.root, 'software.ts'), 'utf8')).toBe('software\n');
  });

  test('refuses an entry of which Git keeps no versions, before anything is written', async () => {
    const site = makeSite(isInWorkTree);
    writeFiles(site.contentFolder, { '.gitignore': 'pages/\n' });
    const news = join(site.contentFolder, 'news');
    symlinkSync(temporaryFolder(), news);
    for (const path of ['pages/a.yaml', 'news/a.yaml']) {
      const saved = saveVersion({ files: [{ path, text: 'x' }], author, message: 'x' }, site);
      await expect(saved).rejects.toMatchObject({ reason: 'unversioned', message: path });
      expect(existsSync(join(site.contentFolder, path))).toBe(false);
    }
  });

  test('keeps what somebody wrote into the file without a commit as a version before', async () => {
    const site = makeSite(isInWorkTree);
    writeFiles(site.contentFolder, { [film]: 'by hand\n' });
    await saveVersion({ files: [{ path: film, text: 'two\n' }], author, message: 'x' }, site);
    writeFiles(site.contentFolder, { [film]: 'by hand again\n' });
    await saveVersion({ files: [{ path: film, text: 'three\n' }], author, message: 'x' }, site);
    const [, byHand] = await listVersions(film, site);
    expect(byHand?.author).toEqual(fileAuthor);
    expect((await readVersion(film, byHand?.id ?? '', site))?.toString()).toBe('by hand again\n');
  });

  test('knows the last change of every file', async () => {
    const site = makeSite(isInWorkTree);
    await saveVersion({ files: [{ path: film, text: 'two\n' }], author, message: 'x' }, site);
    const first = await readLastChanges(site);
    expect(first.changes.get(film)?.author.email).toBe(author.email);
    expect(first.changes.get('site.yaml')?.author.email).not.toBe(author.email);
    await saveVersion({ files: [{ path: 'site.yaml', text: 'x' }], author, message: 'x' }, site);
    const { changes } = await readLastChanges(site, first);
    expect(changes.get('site.yaml')?.author.email).toBe(author.email);
    expect(changes.size).toBe(first.changes.size);
  });
});

test('leaves the files as they were if one of them cannot be written, and does not come back to it', async () => {
  const site = makeSite(true);
  // A link to nowhere: no folder can be made there.
  symlinkSync(join(site.root, 'nowhere/at/all'), join(site.contentFolder, 'news'));
  const files = [film, 'news/new.yaml'].map((path) => ({ path, text: 'two\n' }));
  await expect(saveVersion({ files, author, message: 'x' }, site)).rejects.toThrow(GitError);
  expect(readFileSync(join(site.contentFolder, film), 'utf8')).toBe('one\n');
  rmSync(join(site.contentFolder, 'news'));
  await recoverVersions(site);
  await saveVersion({ files: [{ path: 'site.yaml', text: 'x' }], author, message: 'x' }, site);
  expect(readFileSync(join(site.contentFolder, film), 'utf8')).toBe('one\n');
  expect(existsSync(join(site.contentFolder, 'news/new.yaml'))).toBe(false);
});

test('leaves the files as they were if Git cannot commit', async () => {
  const site = makeSite(true);
  // A folder in the place of the lock: it can neither be taken nor removed.
  mkdirSync(join(site.root, '.git/HEAD.lock'));
  const files = [{ path: film, text: 'two\n' }];
  await expect(saveVersion({ files, author, message: 'x' }, site)).rejects.toThrow(GitError);
  expect(readFileSync(join(site.contentFolder, film), 'utf8')).toBe('one\n');
  rmSync(join(site.root, '.git/HEAD.lock'), { recursive: true });
  await recoverVersions(site);
  expect(readFileSync(join(site.contentFolder, film), 'utf8')).toBe('one\n');
  expect(git(site.root, 'log', '--format=%s')).toBe('Begin\n');
}, 30_000);

test('other changed and staged files of a work tree are left as they are', async () => {
  const site = makeSite(true);
  writeFiles(site.root, { 'software.ts': 'changed\n', 'content/site.yaml': 'staged\n' });
  git(site.root, 'add', 'content/site.yaml');
  writeFiles(site.root, { 'content/site.yaml': 'and changed again\n' });
  await saveVersion({ files: [{ path: film, text: 'two\n' }], author, message: 'x' }, site);
  expect(git(site.root, 'status', '--porcelain')).toBe('MM content/site.yaml\n M software.ts\n');
  expect(git(site.root, 'show', '--stat', '--format=%an', 'HEAD')).toMatch(/^Anna\n/);
  expect(git(site.root, 'show', '--name-only', '--format=', 'HEAD')).toBe(`content/${film}\n`);
});

test('content that its work tree ignores has a repository of its own', async () => {
  const site = makeSite(true);
  writeFiles(site.root, { '.gitignore': 'house\n', 'house/films/a.yaml': 'one' });
  const place = { ...site, contentFolder: join(site.root, 'house') };
  const files = [{ path: 'films/a.yaml', text: 'two' }];
  await saveVersion({ files, author, message: 'x' }, place);
  expect(await listVersions('films/a.yaml', place)).toHaveLength(2);
  expect(git(site.root, 'log', '--oneline')).toMatch(/Begin\n$/);
});

test('without the Git program, a message says so, and nothing is written', async () => {
  const site = makeSite(true);
  const { PATH } = process.env;
  process.env.PATH = site.root;
  const files = [{ path: film, text: 'two\n' }];
  const saved = saveVersion({ files, author, message: 'x' }, site).finally(() => {
    process.env.PATH = PATH;
  });
  await expect(saved).rejects.toMatchObject({ reason: 'missing' });
  expect(readFileSync(join(site.contentFolder, film), 'utf8')).toBe('one\n');
});

describe('a process that is killed while it writes', () => {
  let program: Awaited<ReturnType<typeof bundleProgram>>;
  beforeAll(async () => {
    program = await bundleProgram('tests/unit/editor/versions/save-endlessly.ts');
  });
  afterAll(() => program.remove());

  test(
    'leaves every file and every commit whole',
    async () => {
      const site = makeSite(true);
      const zero = `0\n${'x'.repeat(300_000)}\n0\n`;
      const files = ['films/a.yaml', 'films/b.yaml'].map((path) => ({ path, text: zero }));
      const start = performance.now();
      await saveVersion({ files, author, message: 'Version 0' }, site);
      const [duration, end] = [performance.now() - start, performance.now() + killFor];
      let kills = 0;
      while (performance.now() < end || kills < leastKills) {
        const child = spawn(process.execPath, [program.path, site.contentFolder, site.dataFolder], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        await once(child.stdout, 'data');
        await wait(Math.random() * 1.5 * duration);
        child.kill('SIGKILL');
        await once(child, 'exit');
        for (const path of ['films/a.yaml', 'films/b.yaml'])
          numberOf(readFileSync(join(site.contentFolder, path), 'utf8'));
        kills += 1;
      }
      await recoverVersions(site);
      await saveVersion({ files: [{ path: film, text: 'two\n' }], author, message: 'x' }, site);
      expect(readdirSync(join(site.root, '.git/bobine-editor/journal'))).toEqual([]);
      const run = (...args: string[]) => git(site.root, ...args);
      expect(run('fsck', '--strict', '--full')).not.toMatch(/error|missing|corrupt/);
      const commits = run('rev-list', 'HEAD', '--', 'content/films/a.yaml').trim().split('\n');
      const numbers = commits.map((commit) => {
        const [a, b] = ['a', 'b'].map((name) =>
          numberOf(run('show', `${commit}:content/films/${name}.yaml`)),
        );
        expect(a).toBe(b);
        return a;
      });
      // Each version once, in its order, up to what stands in the files.
      expect(numbers).toEqual(numbers.map((_, index) => numbers.length - 1 - index));
      for (const path of ['films/a.yaml', 'films/b.yaml'])
        expect(numberOf(readFileSync(join(site.contentFolder, path), 'utf8'))).toBe(numbers[0]);
      expect(readdirSync(join(site.contentFolder, 'films')).sort()).toEqual([
        'a.yaml',
        'b.yaml',
        'nosferatu.yaml',
      ]);
      expect(git(site.root, 'status', '--porcelain', 'content')).toBe('');
    },
    60_000 + leastKills * 20_000,
  );
});

/** How long processes are killed (ms), and how often at least; with `KILLS=500` more often, by hand. */
const killFor = 4_000;
const leastKills = Number(process.env.KILLS ?? 4);

/** The number of a file's text; fails if the text is not whole. */
function numberOf(text: string): number {
  const [number, filling, end, rest] = text.split('\n');
  expect([filling?.length, end, rest]).toEqual([300_000, number, '']);
  return Number(number);
}
