import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, test } from 'vitest';
import { findObstacles, isNewEnough } from '@/lib/editor/versions/obstacles';
import { temporaryFolder } from '../../temporary-folder';

/** A site in a Git work tree with one commit. */
function makeSite() {
  const root = temporaryFolder({ 'content/films/nerven.yaml': 'year: 1919\n' });
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Ben', '-c', 'user.email=ben@house.example'];
    execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' });
  };
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '-m', 'Begin');
  const place = { contentFolder: join(root, 'content'), dataFolder: join(root, 'data') };
  return { git, place, root };
}

type Git = ReturnType<typeof makeSite>['git'];

it.each<[string, (git: Git) => void, { isBlocking: boolean; line: RegExp }[]]>([
  ['nothing is wrong', () => {}, []],
  ['HEAD is detached', (git) => git('checkout', '--detach'), [{ isBlocking: true, line: /HEAD/ }]],
  [
    'a merge is unfinished',
    (git) => git('update-ref', 'MERGE_HEAD', 'HEAD'),
    [{ isBlocking: true, line: /MERGE_HEAD/ }],
  ],
  [
    'the branch of the remote is not there',
    (git) => {
      git('remote', 'add', 'origin', '/nowhere');
      git('config', 'branch.main.remote', 'origin');
      git('config', 'branch.main.merge', 'refs/heads/main');
    },
    [{ isBlocking: false, line: /main follows origin\/main/ }],
  ],
])('is known before a publication: %s', async (_, change, expected) => {
  const { git, place } = makeSite();
  change(git);
  const found = await findObstacles(place);
  expect(found).toEqual(
    expected.map(({ isBlocking, line }) => ({ isBlocking, line: expect.stringMatching(line) })),
  );
});

test('a full disk is named by its folder', async () => {
  const { place, root } = makeSite();
  const found = await findObstacles(place, Infinity);
  expect(found.map(({ line }) => line)).toContainEqual(
    expect.stringMatching(/content\/films is f/),
  );
  expect(found.map(({ line }) => line)).toContainEqual(expect.stringMatching(`${root}/.git is f`));
});

test.skipIf(process.getuid?.() === 0)('a read-only folder is named', async () => {
  const { place } = makeSite();
  const films = join(place.contentFolder, 'films');
  chmodSync(films, 0o555);
  onTestFinished(() => chmodSync(films, 0o755));
  expect(await findObstacles(place)).toMatchObject([
    { isBlocking: true, line: /films \(EACCES\)/ },
  ]);
});

it.each([
  ['git version 2.38.0', true],
  ['git version 2.39.5 (Apple Git-154)', true],
  ['git version 3.0.1', true],
  ['git version 2.34.1', false],
  ['git version 1.40.0.windows.1', false],
])('%s can merge: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
