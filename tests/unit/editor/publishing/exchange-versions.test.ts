import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listDrafts, readDrafts, saveDraft } from '@/lib/editor/drafts/draft';
import { exchangeVersions } from '@/lib/editor/publishing/exchange-versions';
import { type PublishContext, publishDrafts } from '@/lib/editor/publishing/publish-drafts';
import { readConflict } from '@/lib/editor/publishing/read-conflict';
import { findContentRepository } from '@/lib/editor/versions/content-repository';
import { writeEntry } from '@/lib/editor/versions/journal';
import { readRemoteFailure } from '@/lib/editor/versions/remote';
import { runGit } from '@/lib/editor/versions/run-git';
import { recoverVersions, takeCommit } from '@/lib/editor/versions/save-version';
import type { Database } from '@/lib/shop/database/open-database';
import { onSqlite } from '@/tests/databases/on-both';
import { temporaryFolder, writeFiles } from '../../temporary-folder';
import { until } from '../../until';

const now = new Date('2026-11-28T09:00:00.000Z');
const [anna, ben] = ['anna@house.example', 'ben@house.example'];
const film = (title: string, year = 1922) =>
  `title:\n  original: { text: ${title}, lang: de }\n  fr: null\nyear: ${year}\n`;
const path = 'films/nosferatu.yaml';

function git(folder: string, ...args: string[]): string {
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, ...env } = process.env;
  const identity = ['-c', 'user.name=Ben', '-c', `user.email=${ben}`];
  return execFileSync('git', [...identity, ...args], {
    ...{ cwd: folder, env, encoding: 'utf8', stdio: 'pipe' },
  }).trim();
}

/** Writes the remote's content files, and nothing else. */
const takeContent = (site: string) => git(site, 'restore', '--source=origin/main', 'content');

/** A site, somebody else's clone of its repository, and the bare repository that both follow. */
function makeSites(db: Database) {
  const root = temporaryFolder({
    'site/content/site.yaml':
      'name: Films\nurl: https://films.example\ntagline: { fr: a, de: b }\ndescription: { fr: a, de: b }\n',
    [`site/content/${path}`]: film('Nosferatu'),
    'site/software.ts': 'one\n',
  });
  const [site, other, remote] = ['site', 'other', 'remote.git'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(site, 'init', '--quiet', '--initial-branch=main');
  git(site, 'add', '.');
  git(site, 'commit', '--quiet', '-m', 'Begin');
  git(site, 'remote', 'add', 'origin', remote);
  git(site, 'push', '--quiet', '-u', 'origin', 'main');
  git(root, 'clone', '--quiet', remote, other);
  const place = { contentFolder: join(site, 'content'), dataFolder: join(root, 'data') };
  const updates: string[] = [];
  const read = (folder = site) => readFileSync(join(folder, 'content', path), 'utf8');
  const context: PublishContext = {
    ...{ db, place, now, actor: anna },
    updateSite: async () => {
      updates.push(read());
      return { ok: true };
    },
  };
  return {
    ...{ site, other, remote, place, context, updates, read },
    publish: async (source: string, base = film('Nosferatu')) => {
      const draft = { kind: 'film', slug: 'nosferatu', source, base, editor: anna };
      const saved = await saveDraft(db, draft, now);
      if (!('draft' in saved)) throw new Error('not saved');
      return await publishDrafts([saved.draft.id], context);
    },
    pushElsewhere: (files: Record<string, string>) => {
      writeFiles(other, files);
      git(other, 'pull', '--quiet', '--rebase', '--autostash');
      git(other, 'commit', '--quiet', '-a', '-m', 'Elsewhere');
      git(other, 'push', '--quiet');
    },
    isPushed: () =>
      until(() => expect(git(remote, 'rev-parse', 'main')).toBe(git(site, 'rev-parse', 'HEAD'))),
  };
}

onSqlite('a repository that follows a remote', (open) => {
  test('is merged with the remote field by field before a publication, and pushed after it', async () => {
    const { context, site, other, pushElsewhere, publish, read, isPushed } = makeSites(
      await open(),
    );
    pushElsewhere({ [`content/${path}`]: film('Nosferatu', 1921), 'software.ts': 'two\n' });
    expect(await publish(film('Faust'))).toMatchObject({ ok: true });
    expect(read()).toBe(film('Faust', 1921));
    await isPushed();
    git(other, 'pull', '--quiet');
    expect(read(other)).toBe(film('Faust', 1921));
    expect(git(site, 'status', '--porcelain')).toBe('');
    expect(readFileSync(join(site, 'software.ts'), 'utf8')).toBe('two\n');
    expect(await readRemoteFailure(context.place)).toBeUndefined();
  });

  test('a draft whose field was changed in the remote has a conflict', async () => {
    const { pushElsewhere, publish, read } = makeSites(await open());
    pushElsewhere({ [`content/${path}`]: film('Nosferatu', 1921) });
    expect(await publish(film('Nosferatu', 1920))).toMatchObject({ problem: { is: 'conflict' } });
    expect(read()).toBe(film('Nosferatu', 1921));
  });

  test.each([
    ['', false, ben],
    [
      ', if the author already has a draft',
      true,
      expect.stringMatching(/^ben@.* \([0-9a-f]{12}\)$/),
    ],
  ])(
    'is published without the remote, says since when nothing was pushed, and merges later%s',
    async (_, hasDraft, editor) => {
      const db = await open();
      const own = { kind: 'film', slug: 'nosferatu', source: film('Own'), base: null, editor: ben };
      if (hasDraft) await saveDraft(db, own, now);
      const sites = makeSites(db);
      const { context, place, remote, publish, pushElsewhere, read, updates, isPushed } = sites;
      renameSync(remote, `${remote}.away`);
      expect(await publish(film('Faust', 1921))).toMatchObject({ ok: true });
      await exchangeVersions({ ...context, now: new Date('2026-11-28T10:00:00.000Z') });
      expect(await readRemoteFailure(place)).toMatchObject({ since: now.toISOString() });
      renameSync(`${remote}.away`, remote);
      const theirs = film('Nosferatu', 1920).replace('fr: null', 'fr: Le vampire');
      pushElsewhere({ [`content/${path}`]: theirs });
      await exchangeVersions(context);
      // Both have changed the year: ours stays, and theirs is to be chosen from, as between two editors.
      const merged = film('Faust', 1921).replace('fr: null', 'fr: Le vampire');
      expect(read()).toBe(merged);
      expect(updates.at(-1)).toBe(merged);
      const drafts = await listDrafts(db);
      expect(drafts.length).toBe(hasDraft ? 2 : 1);
      const listed = drafts.find(({ state }) => state === 'waiting');
      expect(listed).toMatchObject({ editor, problem: '{"is":"conflict"}' });
      const [draft] = await readDrafts(db, [listed?.id ?? '']);
      const entry = { kind: 'film', slug: 'nosferatu' } as const;
      const conflict = draft && (await readConflict(draft, entry, place));
      expect(conflict?.fields).toEqual([
        { field: 'year', keys: ['year'], base: 1922, mine: 1920, theirs: 1921 },
      ]);
      await isPushed();
      expect(await readRemoteFailure(place)).toBeUndefined();
    },
  );

  test('is not merged while one of its files has uncommitted changes here', async () => {
    const { context, place, pushElsewhere, read } = makeSites(await open());
    writeFiles(place.contentFolder, { [path]: film('By hand') });
    pushElsewhere({ [`content/${path}`]: film('Nosferatu', 1921) });
    await expect(exchangeVersions(context)).rejects.toThrow(
      `Changed here without a commit, and in the remote: content/${path}`,
    );
    expect(read()).toBe(film('By hand'));
  });

  test('merges a version that a killed process has begun, and no commit leaves the branch', async () => {
    const { context, place, site, remote, pushElsewhere, read } = makeSites(await open());
    pushElsewhere({ [`content/${path}`]: film('Nosferatu', 1921) });
    const [before, after] = [film('Nosferatu'), film('Faust')].map((text) =>
      Buffer.from(text).toString('base64'),
    ) as [string, string];
    const repository = await findContentRepository(place);
    const author = { name: 'Anna', email: anna };
    const version = { author, message: 'Begun', at: now.toISOString(), moves: [] };
    writeEntry(repository, { ...version, files: [{ path, before, after }] });
    await exchangeVersions(context);
    expect(read()).toBe(film('Faust', 1921));
    expect(git(remote, 'log', '--format=%s', 'main').split('\n')).toContain('Begun');
    // Somebody commits while a merge based on the previous commit is being prepared.
    const stale = git(site, 'commit-tree', '-m', 'Stale', '-p', 'HEAD', 'HEAD~^{tree}');
    git(site, 'commit', '--quiet', '--allow-empty', '-m', 'Meanwhile');
    await expect(takeCommit(stale, repository)).rejects.toThrow('has moved meanwhile');
    expect(git(site, 'log', '-1', '--format=%s')).toBe('Meanwhile');
    expect(read()).toBe(film('Faust', 1921));
  });

  test('is updated again after an update failed, also without staff', async () => {
    const { context, pushElsewhere, updates } = makeSites(await open());
    pushElsewhere({ [`content/${path}`]: film('Nosferatu', 1921) });
    const follower = { ...context, db: undefined };
    const problem = { is: 'site', message: 'The disk is full' } as const;
    const updateSite = async () => ({ ok: false as const, problem });
    await expect(exchangeVersions({ ...follower, updateSite })).rejects.toThrow('full');
    await exchangeVersions(follower);
    await exchangeVersions(follower);
    expect(updates).toEqual([film('Nosferatu', 1921)]);
  });

  test('does not bring back commits that were removed from the remote', async () => {
    const { context, site, other, remote, pushElsewhere, publish } = makeSites(await open());
    pushElsewhere({ 'software.ts': 'secret\n' });
    await exchangeVersions(context);
    git(other, 'reset', '--quiet', '--hard', 'HEAD~');
    git(other, 'push', '--quiet', '--force');
    const rewritten = git(remote, 'rev-parse', 'main');
    expect(await publish(film('Faust'))).toMatchObject({ ok: true });
    // Also once Git knows the remote's new history.
    await exchangeVersions(context);
    expect(git(remote, 'rev-parse', 'main')).toBe(rewritten);
    const failure = await readRemoteFailure(context.place);
    expect(failure?.message).toContain('origin/main was rewritten');
    git(site, 'rebase', '--quiet', '--onto', 'origin/main', 'HEAD~');
    await exchangeVersions(context);
    expect(git(remote, 'log', '--format=%s', 'main')).toMatch(/^Publish .*\nBegin$/);
  });

  test('is not merged if a file that is not an entry has a conflict', async () => {
    const { context, place, site, pushElsewhere, publish } = makeSites(await open());
    writeFiles(site, { 'software.ts': 'ours\n' });
    git(site, 'commit', '--quiet', '-a', '-m', 'Ours');
    pushElsewhere({ 'software.ts': 'theirs\n' });
    expect(await publish(film('Faust'))).toMatchObject({ ok: true });
    await exchangeVersions(context);
    const failure = await readRemoteFailure(place);
    expect(failure?.message).toBe('CONFLICT: software.ts');
    expect(readFileSync(join(site, 'software.ts'), 'utf8')).toBe('ours\n');
  });

  test.each([
    ['detached', (site: string) => git(site, 'switch', '--quiet', '--detach')],
    ['unfinished', (site: string) => writeFiles(site, { '.git/rebase-merge/head-name': 'x' })],
  ])('publishes nothing while it is %s', async (reason, prepare) => {
    const { site, publish, read } = makeSites(await open());
    prepare(site);
    expect(await publish(film('Faust'))).toMatchObject({ ok: false, problem: { is: reason } });
    expect(read()).toBe(film('Nosferatu'));
  });

  test.each([
    ['nothing is done', () => undefined],
    ['the files are written', takeContent],
    [
      'the branch has moved',
      (site: string) => {
        takeContent(site);
        git(site, 'update-ref', 'HEAD', 'origin/main');
      },
    ],
    [
      'another Git command holds the index',
      (site: string) => {
        takeContent(site);
        writeFiles(site, { '.git/index.lock': '' });
      },
    ],
  ])('has the files whole if the process is killed when %s', async (_, prepare) => {
    const { place, site, pushElsewhere, read } = makeSites(await open());
    pushElsewhere({ [`content/${path}`]: film('Nosferatu', 1921), 'software.ts': 'two\n' });
    git(site, 'fetch', '--quiet');
    const move = {
      from: git(site, 'rev-parse', 'HEAD'),
      to: git(site, 'rev-parse', 'origin/main'),
    };
    const author = { name: 'Anna', email: anna };
    const entry = {
      author,
      message: 'x',
      at: now.toISOString(),
      files: [],
      moves: [],
      branch: move,
    };
    writeEntry(await findContentRepository(place), entry);
    prepare(site);
    await recoverVersions(place);
    rmSync(join(site, '.git/index.lock'), { force: true });
    await recoverVersions(place);
    expect(read()).toBe(film('Nosferatu', 1921));
    expect(git(site, 'rev-parse', 'HEAD')).toBe(move.to);
    expect(git(site, 'status', '--porcelain')).toBe('');
  });
});

test('Git and its child processes are terminated at the time limit', async () => {
  const env = { GIT_SSH_COMMAND: 'sleep 100 #', GIT_SSH_VARIANT: 'ssh' };
  const remote = 'ssh://films.invalid/films.git';
  const asking = runGit(['ls-remote', remote], { cwd: temporaryFolder(), env, timeout: 1000 });
  await expect(asking).rejects.toThrow('has not ended in 1 s');
});
