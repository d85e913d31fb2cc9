import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { invitePerson, removePerson } from '@/lib/admin/staff';
import { deleteDraft, readDrafts, saveDraft } from '@/lib/editor/drafts/draft';
import { createJob, listJobs } from '@/lib/editor/films/film-job';
import { completePending, isBuildOwed, markPending } from '@/lib/editor/publishing/pending-update';
import { readProblem } from '@/lib/editor/publishing/problem';
import {
  type PublishContext,
  publishDrafts,
  writeFiles as writeContent,
} from '@/lib/editor/publishing/publish-drafts';
import { publishDue, scheduleDrafts } from '@/lib/editor/publishing/schedule';
import { undoVersion } from '@/lib/editor/publishing/undo-version';
import { sweepUploads } from '@/lib/editor/uploads/sweep-uploads';
import { listVersions } from '@/lib/editor/versions/read-versions';
import type { Database } from '@/lib/shop/database/open-database';
import { onSqlite } from '@/tests/databases/on-both';
import { temporaryFolder, writeFiles } from '../../temporary-folder';

const now = new Date('2026-11-28T09:00:00.000Z');
const [anna, ben] = ['anna@house.example', 'ben@house.example'];
const film = (title: string, year = 1922) =>
  `title:\n  original: { text: ${title}, lang: de }\n  fr: null\nyear: ${year}\n`;
const path = 'films/nosferatu.yaml';

function makeSite(db: Database) {
  const root = temporaryFolder({
    'content/site.yaml':
      'name: Films\nurl: https://films.example\ntagline: { fr: a, de: b }\ndescription: { fr: a, de: b }\n',
    [`content/${path}`]: film('Nosferatu'),
  });
  const place = { contentFolder: join(root, 'content'), dataFolder: join(root, 'data') };
  const updates: string[] = [];
  const context: PublishContext = {
    ...{ db, place, now, actor: anna },
    updateSite: async () => {
      updates.push(read());
      return { ok: true };
    },
  };
  const read = (file = path) => readFileSync(join(place.contentFolder, file), 'utf8');
  const draft = async (source: string | null, editor = anna, slug = 'nosferatu') => {
    const base = slug === 'nosferatu' ? film('Nosferatu') : null;
    const saved = await saveDraft(db, { kind: 'film', slug, source, base, editor }, now);
    if (!('draft' in saved)) throw new Error('not saved');
    return saved.draft.id;
  };
  return { place, context, updates, read, draft };
}

const logOf = async (db: Database) =>
  (await db.selectFrom('log').select(['act', 'actor']).orderBy('at').execute()).map(
    ({ act, actor }) => `${act} ${actor}`,
  );

onSqlite('publishing', (openEmpty) => {
  const open = async () => {
    const db = await openEmpty();
    await invitePerson(db, { email: anna, locale: 'fr', role: 'publishes' }, now);
    return db;
  };

  test('writes and commits the drafts, has the site take them, and deletes them', async () => {
    const db = await open();
    const { place, context, updates, read, draft } = makeSite(db);
    const ids = [await draft(film('Nosferatu', 1921)), await draft(film('Faust'), ben, 'faust')];
    expect(await publishDrafts(ids, context)).toMatchObject({ ok: true });
    expect(read()).toBe(film('Nosferatu', 1921));
    expect(updates).toEqual([film('Nosferatu', 1921)]);
    expect(await readDrafts(db, ids)).toEqual([]);
    expect(await logOf(db)).toEqual([`content published ${anna}`]);
    const [version] = await listVersions('films/faust.yaml', place);
    expect(version?.author.email).toBe(anna);
  });

  test('has the editor as author, whoever publishes', async () => {
    const { place, context, draft } = makeSite(await open());
    await publishDrafts([await draft(film('Nosferatu', 1921))], { ...context, actor: ben });
    expect((await listVersions(path, place))[0]?.author.email).toBe(anna);
  });

  test('merges with what somebody else has changed meanwhile, field by field', async () => {
    const { place, context, read, draft } = makeSite(await open());
    const id = await draft(film('Nosferatu', 1921));
    writeFiles(place.contentFolder, { [path]: `# by hand\n${film('Nosferatu en symphonie')}` });
    expect(await publishDrafts([id], context)).toMatchObject({ ok: true });
    expect(read()).toBe(`# by hand\n${film('Nosferatu en symphonie', 1921)}`);
  });

  test('commits what only a build can show, and says so', async () => {
    const db = await open();
    const { place, context, read, draft } = makeSite(db);
    const id = await draft(film('Nosferatu', 1921));
    const updateSite = async () => ({ ok: true, needsBuild: true }) as const;
    const published = await publishDrafts([id], { ...context, updateSite });
    expect(published).toMatchObject({ ok: true, needsBuild: true });
    expect(read()).toBe(film('Nosferatu', 1921));
    expect(await readDrafts(db, [id])).toEqual([]);
    expect(isBuildOwed(place)).toBe(true);
    await publishDrafts([await draft(film('Nosferatu', 1922))], context);
    expect(isBuildOwed(place)).toBe(false);
  });

  test('two editors who change the same field lose nothing', async () => {
    const db = await open();
    const { context, read, draft } = makeSite(db);
    const ids = [await draft(film('Nosferatu', 1921)), await draft(film('Nosferatu', 1920), ben)];
    expect(await publishDrafts(ids.slice(0, 1), context)).toMatchObject({ ok: true });
    expect(await publishDrafts(ids.slice(1), context)).toEqual({
      ...{ ok: false, problem: { is: 'conflict' } },
    });
    expect(read()).toBe(film('Nosferatu', 1921));
    expect(await readDrafts(db, ids)).toMatchObject([{ source: film('Nosferatu', 1920) }]);
  });

  test('writes nothing if the whole content would be invalid, and says where', async () => {
    const db = await open();
    const { place, context, updates, read, draft } = makeSite(db);
    const ids = [await draft(film('Nosferatu', 1921)), await draft('title: Faust\n', ben, 'faust')];
    const published = await publishDrafts(ids, context);
    expect(published).toMatchObject({ ok: false, problem: { is: 'issues' } });
    const [stored] = await readDrafts(db, ids);
    const problem = readProblem(stored?.problem ?? null);
    const issues = problem?.is === 'issues' ? problem.issues : [];
    expect(issues.map((issue) => `${issue.path} ${issue.field}`)).toContain(
      'films/faust.yaml year',
    );
    expect(read()).toBe(film('Nosferatu'));
    expect([updates, existsSync(join(place.contentFolder, 'films/faust.yaml'))]).toEqual([
      [],
      false,
    ]);
  });

  test('puts the files back if the site cannot take them', async () => {
    const db = await open();
    const { context, read, draft } = makeSite(db);
    const id = await draft(film('Nosferatu', 1921));
    const updateSite = () => Promise.reject(new Error('no space'));
    expect(await publishDrafts([id], { ...context, updateSite })).toEqual({
      ...{ ok: false, problem: { is: 'site', message: 'no space' } },
    });
    expect(read()).toBe(film('Nosferatu'));
    expect(await readDrafts(db, [id])).toHaveLength(1);
    expect(await logOf(db)).toEqual([]);
  });

  test('publishes uploads together with their drafts, and not before', async () => {
    const db = await open();
    const { place, context, read, draft } = makeSite(db);
    const jpeg = readFileSync('tests/site/media/l-inventaire/still-1.jpg');
    const [still, movie] = ['media/nosferatu/still-a.jpg', 'media/nosferatu/film-0123abcd'];
    writeFiles(place.dataFolder, {
      [`uploads/${still}`]: jpeg,
      [`uploads/${movie}/film.mp4`]: readFileSync('tests/site/media/l-inventaire/film.mp4'),
    });
    const source = `${film('Nosferatu')}stills: [{ src: /${still}, alt: { fr: Ombre, de: Schatten } }]
media: { film: { type: video, sources: [{ provider: html5, src: /${movie}/film.mp4 }] } }\n`;
    const id = await draft(source);
    const lies = (folder: string) =>
      [still, `${movie}/film.mp4`].map((path) => existsSync(join(folder, path)));
    const uploads = join(place.dataFolder, 'uploads');
    const refuse = async () => ({ ok: false, problem: { is: 'site', message: 'full' } }) as const;
    await publishDrafts([id], { ...context, updateSite: refuse });
    expect([lies(place.contentFolder), lies(uploads)]).toEqual([
      [false, false],
      [true, true],
    ]);
    const published = await publishDrafts([id], context);
    expect(read()).toBe(source);
    expect([lies(place.contentFolder), lies(uploads)]).toEqual([
      [true, true],
      [false, false],
    ]);
    const version = published.ok ? (published.version ?? '') : '';
    expect((await listVersions(still, place))[0]?.id, 'with the entry').toBe(version);
    expect(await listVersions(`${movie}/film.mp4`, place), 'too large for Git').toEqual([]);
    expect(await undoVersion(version, context)).toMatchObject({ ok: true });
    expect([read(), lies(place.contentFolder)]).toEqual([film('Nosferatu'), [true, true]]);
  });

  describe('a film', () => {
    const movie = 'media/nosferatu/film-0123abcd';
    const source = `${film('Nosferatu')}media: { film: { type: video, sources: [{ provider: html5, src: /${movie}/film.mp4 }] } }\n`;
    async function upload(db: Database) {
      const site = makeSite(db);
      const { contentFolder, dataFolder } = site.place;
      const bytes = readFileSync('tests/site/media/l-inventaire/film.mp4');
      writeFiles(dataFolder, { [`uploads/${movie}/film.mp4`]: bytes });
      const lies = () =>
        [contentFolder, join(dataFolder, 'uploads')].map((folder) =>
          existsSync(join(folder, movie, 'film.mp4')),
        );
      return { ...site, id: await site.draft(source), lies };
    }

    test('is published if the file names it already', async () => {
      const db = await open();
      const { place, context, id, lies } = await upload(db);
      writeFiles(place.contentFolder, { [path]: source });
      const updateSite = () => Promise.reject(new Error('no space'));
      expect(await publishDrafts([id], { ...context, updateSite })).toMatchObject({ ok: false });
      expect(lies()).toEqual([false, true]);
      expect(await publishDrafts([id], context)).toEqual({ ok: true });
      expect(lies()).toEqual([true, false]);
    });

    test('stays published if its file cannot be put back', async () => {
      const db = await open();
      const { place, context, read, id, lies } = await upload(db);
      const updateSite = () => {
        writeFiles(place.contentFolder, { [path]: `# by hand\n${source}` });
        return Promise.reject(new Error('no space'));
      };
      expect(await publishDrafts([id], { ...context, updateSite })).toMatchObject({ ok: false });
      expect([read(), lies()]).toEqual([`# by hand\n${source}`, [true, false]]);
      expect(await readDrafts(db, [id])).toHaveLength(1);
    });
  });

  test('uploads that no draft names are deleted after a week', async () => {
    const db = await open();
    const { place, draft } = makeSite(db);
    const [named, other] = ['media/nosferatu/a-1.jpg', 'media/nosferatu/film-0123abcd'];
    const uploads = join(place.dataFolder, 'uploads');
    writeFiles(uploads, { [named]: 'a', [`${other}/film.mp4`]: 'b' });
    const id = await draft(`${film('Nosferatu')}poster: { src: /${named} }\n`);
    const later = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    const left = () => [named, other].map((path) => existsSync(join(uploads, path)));
    const job = { id: crypto.randomUUID(), slug: 'nosferatu', editor: anna, name: 'film.mp4' };
    const sent = { field: 'film', modified: 1, size: 9, state: 'uploading', share: 0 } as const;
    const begun = later(-8).toISOString();
    const upload = { ...job, ...sent, mayReopen: false, isNamed: false, begun };
    writeFiles(uploads, { [`films/${createJob(upload, place).id}/source`]: 'part' });
    await sweepUploads(db, place, later(6));
    expect([...left(), listJobs(place).length]).toEqual([true, true, 1]);
    await sweepUploads(db, place, later(8));
    expect([...left(), listJobs(place).length]).toEqual([true, false, 0]);
    // The week begins when the draft is discarded.
    for (const discarded of await readDrafts(db, [id])) await deleteDraft(db, discarded);
    await sweepUploads(db, place, later(14));
    expect(left()).toEqual([true, false]);
    await sweepUploads(db, place, later(16));
    expect(left()).toEqual([false, false]);
  });

  test('has the site take the files again after they were put back: it may have switched already', async () => {
    const { context, read, draft } = makeSite(await open());
    const id = await draft(film('Nosferatu', 1921));
    const seen: string[] = [];
    const updateSite = async () => {
      seen.push(read());
      return { ok: false, problem: { is: 'site', message: 'full' } } as const;
    };
    await publishDrafts([id], { ...context, updateSite });
    expect(seen).toEqual([film('Nosferatu', 1921), film('Nosferatu')]);
  });

  test('has the site take what a killed process has only written', async () => {
    const db = await open();
    const { place, context, updates, draft } = makeSite(db);
    const id = await draft(film('Nosferatu', 1921));
    writeFiles(place.contentFolder, { [path]: film('Nosferatu', 1921) });
    expect(await publishDrafts([id], context)).toEqual({ ok: true });
    expect(updates).toEqual([film('Nosferatu', 1921)]);
    expect(await readDrafts(db, [id])).toEqual([]);
  });

  test('updates the site at the next start with the commit of a killed process', async () => {
    const { place, context, updates } = makeSite(await open());
    await completePending(place, context.updateSite);
    markPending(place);
    await completePending(place, context.updateSite);
    await completePending(place, context.updateSite);
    expect(updates).toEqual([film('Nosferatu')]);
    const version = { author: { name: anna, email: anna }, message: 'x' };
    const files = [{ path, before: film('Nosferatu'), text: film('Nosferatu', 1921) }];
    let isPending = false;
    const updateSite = async () => {
      isPending = existsSync(join(place.dataFolder, 'publishing/pending'));
      return { ok: true } as const;
    };
    await writeContent(files, version, { place, updateSite });
    expect(isPending).toBe(true);
    await completePending(place, context.updateSite);
    expect(updates).toHaveLength(1);
  });

  test('pressed twice, loses nothing if the site cannot take it', async () => {
    const db = await open();
    const { context, read, draft } = makeSite(db);
    const id = await draft(film('Nosferatu', 1921));
    const updateSite = async () => {
      await wait(100);
      throw new Error('no space');
    };
    const publish = () => publishDrafts([id], { ...context, updateSite });
    const both = await Promise.all([publish(), publish()]);
    expect(both.map(({ ok }) => ok)).toEqual([false, false]);
    expect(read()).toBe(film('Nosferatu'));
    expect(await readDrafts(db, [id])).toMatchObject([{ source: film('Nosferatu', 1921) }]);
  });

  test('a draft that was saved during the publication goes on from what is published', async () => {
    const db = await open();
    const { context, read, draft } = makeSite(db);
    const id = await draft(film('Nosferatu', 1921));
    const updateSite = async () => {
      const key = { kind: 'film', slug: 'nosferatu', editor: anna };
      const change = { ...key, base: film('Nosferatu'), source: film('Nosferatu', 1920) };
      await saveDraft(db, { ...change, revision: 1 }, now);
      return { ok: true } as const;
    };
    await publishDrafts([id], { ...context, updateSite });
    expect(await publishDrafts([id], context)).toMatchObject({ ok: true });
    expect(read()).toBe(film('Nosferatu', 1920));
  });

  test('at a minute publishes what is due, each batch by itself', async () => {
    const db = await open();
    const { place, context, read, draft } = makeSite(db);
    const first = await draft(film('Nosferatu', 1921));
    const second = await draft(film('Faust'), ben, 'faust');
    const at = new Date('2026-11-28T10:00:00.000Z');
    for (const id of [first, second]) await scheduleDrafts([id], at, context);
    await publishDue(context);
    expect(read()).toBe(film('Nosferatu'));
    writeFiles(place.contentFolder, { [path]: film('Nosferatu', 1900) });
    await publishDue({ ...context, now: at });
    expect(read('films/faust.yaml')).toBe(film('Faust'));
    const line = db
      .selectFrom('log')
      .select(['actor', 'detail'])
      .where('act', '=', 'content published');
    const { actor, detail } = await line.executeTakeFirstOrThrow();
    expect([actor, JSON.parse(detail)]).toMatchObject(['site', { scheduledBy: anna }]);
    const [refused] = await readDrafts(db, [first]);
    expect(refused).toMatchObject({ state: 'waiting', publish_at: null });
    expect(readProblem(refused?.problem ?? null)).toEqual({ is: 'conflict' });
  });

  test.each([
    ['was removed', (db: Database) => removePerson(db, anna)],
    [
      'lost the role',
      (db: Database) => invitePerson(db, { email: anna, locale: 'fr', role: 'writes' }, now),
    ],
  ])('at a minute holds what somebody has scheduled who %s since', async (_, change) => {
    const db = await open();
    const { context, read, draft } = makeSite(db);
    const id = await draft(film('Nosferatu', 1921), ben);
    await scheduleDrafts([id], now, context);
    await change(db);
    await publishDue(context);
    expect(read()).toBe(film('Nosferatu'));
    const [held] = await readDrafts(db, [id]);
    expect(held).toMatchObject({ state: 'waiting', publish_at: null });
    expect(readProblem(held?.problem ?? null)).toEqual({ is: 'scheduler', message: anna });
  });

  test('at a minute leaves out what its editor has begun to write again', async () => {
    const db = await open();
    const { context, read, draft } = makeSite(db);
    const at = new Date('2026-11-28T10:00:00.000Z');
    const first = await draft(film('Faust'), ben, 'faust');
    const second = await draft(film('Nosferatu', 1921));
    await scheduleDrafts([first], at, context);
    await scheduleDrafts([second], new Date(at.getTime() + 1), context);
    const updateSite = async () => {
      const key = { kind: 'film', slug: 'nosferatu', editor: anna, base: film('Nosferatu') };
      await saveDraft(db, { ...key, source: film('Nosfer', 19), revision: 1 }, now);
      return { ok: true } as const;
    };
    await publishDue({ ...context, updateSite, now: new Date(at.getTime() + 1000) });
    expect(read()).toBe(film('Nosferatu'));
    expect(await readDrafts(db, [second])).toMatchObject([{ state: 'draft', problem: null }]);
  });

  test('one that cannot be planned at all does not keep the others that are due', async () => {
    const db = await open();
    const { context, read, draft } = makeSite(db);
    const at = new Date('2026-11-28T10:00:00.000Z');
    const first = await draft(film('Nosferatu', 1921));
    const second = await draft(film('Faust'), ben, 'faust');
    await scheduleDrafts([first], at, context);
    await scheduleDrafts([second], new Date(at.getTime() + 1), context);
    // As a later version of the software may leave it.
    await db.updateTable('content_drafts').set({ kind: 'song' }).where('id', '=', first).execute();
    await publishDue({ ...context, now: new Date(at.getTime() + 1000) });
    expect(read('films/faust.yaml')).toBe(film('Faust'));
    expect(await readDrafts(db, [first])).toMatchObject([{ state: 'waiting' }]);
  });

  test('schedules all drafts or none, and stores why not', async () => {
    const db = await open();
    const { context, draft } = makeSite(db);
    const at = new Date('2026-11-28T10:00:00.000Z');
    const id = await draft(film('Nosferatu', 1921));
    expect(await scheduleDrafts([id, crypto.randomUUID()], at, context)).toEqual({
      ...{ ok: false, problem: 'gone' },
    });
    const faulty = await draft('title: Faust\n', ben, 'faust');
    expect(await scheduleDrafts([id, faulty], at, context)).toMatchObject({ ok: false });
    const drafts = await readDrafts(db, [id, faulty]);
    expect(drafts).toMatchObject([{ state: 'draft' }, { state: 'draft' }]);
    expect(readProblem(drafts[0]?.problem ?? null)).toMatchObject({ is: 'issues' });
  });

  test('is taken back in one step, without what has changed in other fields since', async () => {
    const db = await open();
    const { place, context, read, draft } = makeSite(db);
    const published = await publishDrafts([await draft(film('Nosferatu', 1921))], context);
    const version = published.ok ? (published.version ?? '') : '';
    writeFiles(place.contentFolder, { [path]: film('Nosferatu!', 1921) });
    expect(await undoVersion(version, context)).toMatchObject({ ok: true });
    expect(read()).toBe(film('Nosferatu!', 1922));
    writeFiles(place.contentFolder, { [path]: film('Nosferatu!', 1900) });
    expect(await undoVersion(version, context)).toEqual({
      ...{ ok: false, problem: { is: 'changed-since' } },
    });
    expect(await logOf(db)).toEqual([`content published ${anna}`, `content taken back ${anna}`]);
  });
});
