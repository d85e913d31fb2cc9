import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { saveDraft } from '@/lib/editor/drafts/draft';
import { parseSource } from '@/lib/editor/entries/edit-source';
import { withFilm } from '@/lib/editor/films/add-film';
import { actOnFilm } from '@/lib/editor/films/film-actions';
import { changeJob, type FilmJob, listJobs, outputOf } from '@/lib/editor/films/film-job';
import { makeFilms } from '@/lib/editor/films/film-queue';
import { viewJobs } from '@/lib/editor/films/job-view';
import { appendPart, beginUpload, receiveForm } from '@/lib/editor/films/receive-film';
import { sendFilm } from '@/lib/editor/films/send-film';
import type { Database } from '@/lib/shop/database/open-database';
import { onSqlite } from '@/tests/databases/on-both';
import { sharedFolder, temporaryFolder } from '../../temporary-folder';

const now = new Date('2026-11-28T09:00:00.000Z');
const [anna, ben] = ['anna@house.example', 'ben@house.example'];
const source = `title:
  original: { text: Nosferatu, lang: de }
  fr: null
year: 1922 # by hand
`;

const place = vi.hoisted(() => ({ contentFolder: '', dataFolder: '' }));
vi.mock('@/lib/editor/content-place', () => ({ contentPlace: () => place }));

/** The free space of the disk, and a fault at the end of a job, after its draft has the film. */
const machine = vi.hoisted(() => ({ free: 10e9, fault: undefined as Error | undefined }));
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  statfs: async () => ({ bavail: machine.free, bsize: 1 }),
}));
vi.mock('@/lib/editor/films/add-film', async (original) => {
  const { addFilm, withFilm } = await original<typeof import('@/lib/editor/films/add-film')>();
  return {
    withFilm,
    addFilm: async (...film: Parameters<typeof addFilm>) => {
      const fault = await addFilm(...film);
      if (machine.fault) throw machine.fault;
      return fault;
    },
  };
});
beforeEach(() => Object.assign(machine, { free: 10e9, fault: undefined }));

const box = sharedFolder();

/** A film of two seconds. */
function drawFilm(): Buffer {
  const file = join(box, 'film.mov');
  const draw = '-v error -y -f lavfi -i testsrc2=s=90x160:r=10:d=2 -c:v libx264 -pix_fmt yuv420p';
  if (!existsSync(file)) execFileSync('ffmpeg', [...draw.split(' '), file]);
  return readFileSync(file);
}

function makeSite() {
  const root = temporaryFolder({ 'content/films/nosferatu.yaml': source });
  Object.assign(place, {
    contentFolder: join(root, 'content'),
    dataFolder: join(root, 'data'),
  });
}

const announced = (size: number, name = 'Über den Wolken (1).mov') => ({
  ...{ slug: 'nosferatu', field: 'film' as const, editor: anna, name, size, modified: 1 },
});

/** Uploads a file in two parts. @returns its job */
async function upload(bytes: Buffer): Promise<FilmJob> {
  const begun = await beginUpload(announced(bytes.length), place, now);
  if ('refused' in begun) throw new Error(begun.refused);
  const { id } = begun.job;
  const half = Math.floor(bytes.length / 2);
  const append = (offset: number, part: Buffer) =>
    appendPart({ id, offset, bytes: part, mayChange: (editor) => editor === anna }, place);
  await append(0, bytes.subarray(0, half));
  await append(half, bytes.subarray(half));
  return begun.job;
}

const viewOf = (editor: string) =>
  viewJobs({ slug: 'nosferatu', editor, draft: `/${listJobs(place).map(outputOf)[0]}/` }, place);
const stateOf = () => viewOf(anna).map(({ state, fault }) => fault ?? state);
const draftOf = async (db: Database) =>
  await db.selectFrom('content_drafts').selectAll().executeTakeFirst();
const noFfmpeg = Boolean(spawnSync('ffmpeg', ['-version']).error);

onSqlite('a film that is uploaded', (open) => {
  test.skipIf(noFfmpeg)('resumes where it stopped, and belongs to its editor', async () => {
    makeSite();
    const film = drawFilm();
    const begin = () => beginUpload(announced(film.length), place, now);
    const [first, twin] = await Promise.all([begin(), begin()]);
    if ('refused' in first) return expect.fail(first.refused);
    expect(twin).toEqual(first);
    const part = { id: first.job.id, offset: 0, bytes: film.subarray(0, 500) };
    const mayChange = (editor: string) => editor === anna;
    expect(await appendPart({ ...part, mayChange: () => false }, place)).toEqual({
      refused: 'gone',
    });
    await appendPart({ ...part, mayChange }, place);
    expect(await appendPart({ ...part, offset: 900, mayChange }, place)).toEqual({
      ...{ refused: 'offset', received: 500 },
    });
    expect(await beginUpload(announced(film.length), place, now)).toMatchObject({
      ...{ job: { id: first.job.id }, received: 500 },
    });
    expect(viewOf(ben)).toMatchObject([{ editor: anna, state: 'uploading' }]);
    actOnFilm('discard-film', first.job.id, place, () => false);
    expect(listJobs(place)).toHaveLength(1);
    actOnFilm('discard-film', first.job.id, place, mayChange);
    expect(listJobs(place)).toEqual([]);
    for (const [field, kept] of [
      ['film', 1],
      ['trailer', 2],
    ] as const) {
      for (const name of ['one.mov', 'two.mov'])
        await beginUpload({ ...announced(9, name), field }, place, now);
      expect(listJobs(place).filter((job) => job.field === field)).toHaveLength(kept);
    }
  });

  test.skipIf(noFfmpeg)('is refused if it is empty, or not a film', async () => {
    makeSite();
    expect(await beginUpload(announced(0), place, now)).toEqual({ refused: 'empty' });
    const form = new FormData();
    form.set('trailers.~film', new File(['no film'], 'a.mp4'));
    expect(await receiveForm(form, { slug: 'nosferatu', editor: anna }, place, now)).toEqual({
      ...{ film: 'trailers', refused: 'type' },
    });
    expect(listJobs(place)).toEqual([]);
  });

  test.skipIf(noFfmpeg)('is refused if there is no space for it and all that wait', async () => {
    makeSite();
    const bytes = drawFilm();
    const needed = 2.5 * bytes.length + 500 * 1024 ** 2;
    machine.free = needed - 1;
    const film = announced(bytes.length);
    expect(await beginUpload(film, place, now)).toEqual({
      ...{ refused: 'space', free: needed - 1, needed },
    });
    machine.free = needed;
    await upload(bytes);
    expect(stateOf()).toEqual(['queued']);
    expect(await beginUpload({ ...film, editor: ben }, place, now)).toMatchObject({
      ...{ refused: 'space', free: needed - 1.5 * bytes.length },
    });
  });

  test.skipIf(noFfmpeg)(
    'is converted even if the server stopped after the last byte, before it was queued',
    async () => {
      makeSite();
      const bytes = drawFilm();
      const { id, name } = await upload(bytes);
      changeJob(id, { state: 'uploading' }, place);
      vi.stubGlobal('fetch', async (path: string, { body }: { body: ArrayBuffer }) => {
        const query = new URL(path, 'http://localhost').searchParams;
        const begun = await beginUpload(announced(bytes.length), place, now);
        if (path.endsWith('/begin')) return Response.json({ ...begun, id, partSize: bytes.length });
        const part = { id, offset: Number(query.get('offset')), bytes: Buffer.from(body) };
        return Response.json(await appendPart({ ...part, mayChange: () => true }, place));
      });
      const { signal } = new AbortController();
      const file = new File([new Uint8Array(bytes)], name);
      const sending = { signal, onBegun: () => {}, onProgress: () => {} };
      expect(await sendFilm(file, announced(bytes.length), sending)).toBeUndefined();
      expect(stateOf()).toEqual(['queued']);
    },
  );

  test.skipIf(noFfmpeg)(
    'is converted, and the lines of npm run media are added to the editor’s draft',
    async () => {
      const db = await open();
      makeSite();
      const { id } = await upload(drawFilm());
      expect(stateOf()).toEqual(['queued']);
      await makeFilms(db, place);
      expect(stateOf()).toEqual(['done']);
      const draft = await draftOf(db);
      const film = `film-${id.slice(0, 8)}`;
      const value = parseSource(draft?.source ?? '', filmSchema);
      expect(value).toMatchObject({
        ...{ runtime: 0.03, vod: { ads: false } },
        stills: [1, 2, 3, 4, 5].map((at) => ({ src: `/media/nosferatu/${film}/still-${at}.jpg` })),
        media: {
          film: {
            ...{ type: 'video', ratio: '0.56:1', poster: `/media/nosferatu/${film}/poster.jpg` },
            previewThumbnails: { src: `/media/nosferatu/${film}/thumbnails.vtt` },
          },
        },
      });
      expect(draft?.source).toContain('year: 1922 # by hand');
      const made = join(place.dataFolder, 'uploads/media/nosferatu', film);
      expect(statSync(join(made, 'film.mp4')).size).toBeGreaterThan(0);
      expect(readdirSync(made)).not.toContain('.media.json');
      expect(existsSync(join(place.dataFolder, 'uploads/films', id, 'source'))).toBe(false);
      expect(existsSync(join(place.contentFolder, 'media')), 'not public').toBe(false);
    },
    180_000,
  );

  test.skipIf(noFfmpeg).each([
    ['is damaged', `\x1aE\xdf\xa3${'nonsense'.repeat(99)}`],
    [
      'names another file',
      `<!--${'G'.padEnd(192).repeat(3)}--><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-on-demand:2011" type="static"
        mediaPresentationDuration="PT2S"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1">
        <BaseURL>${process.cwd()}/tests/site/media/l-inventaire/film.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    ],
  ])(
    'that %s fails, and says why',
    async (_, text) => {
      const db = await open();
      makeSite();
      await upload(Buffer.from(text, 'latin1'));
      await makeFilms(db, place);
      expect(stateOf()).toEqual(['not-film']);
      expect(await draftOf(db)).toBeUndefined();
    },
    180_000,
  );

  test.skipIf(noFfmpeg)('is interrupted if its server stops, and can be repeated', async () => {
    const db = await open();
    makeSite();
    const { id } = await upload(drawFilm());
    const noted = (ago: number) =>
      changeJob(id, { state: 'running', runner: 'another' }, place, new Date(Date.now() - ago));
    noted(30_000);
    expect(stateOf(), 'another process runs it').toEqual(['running']);
    noted(61_000);
    expect(stateOf()).toEqual(['interrupted']);
    await makeFilms(db, place);
    expect(stateOf()).toEqual(['interrupted']);
    actOnFilm('repeat-film', id, place, () => true);
    expect(stateOf()).toEqual(['queued']);
  });

  test.skipIf(noFfmpeg)(
    'is kept if the job fails after the draft refers to it',
    async () => {
      const db = await open();
      makeSite();
      const { id } = await upload(drawFilm());
      const act = (action: 'repeat-film' | 'discard-film') =>
        actOnFilm(action, id, place, () => true);
      machine.fault = new Error('The disk is full.');
      await makeFilms(db, place);
      expect(stateOf()).toEqual(['other']);
      act('repeat-film');
      await makeFilms(db, place);
      act('discard-film');
      expect(stateOf()).toEqual([]);
      const made = `media/nosferatu/film-${id.slice(0, 8)}/film.mp4`;
      expect((await draftOf(db))?.source).toContain(`/${made}`);
      expect(existsSync(join(place.dataFolder, 'uploads', made))).toBe(true);
    },
    180_000,
  );

  test.skipIf(noFfmpeg)(
    'does not change a draft that was handed in meanwhile',
    async () => {
      const db = await open();
      makeSite();
      const key = { kind: 'film', slug: 'nosferatu', editor: anna };
      await saveDraft(db, { ...key, source: `${source}runtime: 94\n`, base: source }, now);
      await db.updateTable('content_drafts').set({ state: 'waiting' }).execute();
      const { id } = await upload(drawFilm());
      await makeFilms(db, place);
      expect(stateOf()).toEqual(['draft']);
      expect(await draftOf(db)).toMatchObject({ state: 'waiting', revision: 1 });
      actOnFilm('repeat-film', id, place, () => true);
      await makeFilms(db, place);
      expect(stateOf()).toEqual(['done']);
      expect(parseSource((await draftOf(db))?.source ?? '', filmSchema)).toMatchObject({
        ...{ runtime: 94, media: { film: { type: 'video' } } },
      });
    },
    180_000,
  );

  test.skipIf(noFfmpeg)(
    'ends at once if it is cancelled while it is made',
    async () => {
      const db = await open();
      makeSite();
      const { id } = await upload(drawFilm());
      const making = makeFilms(db, place);
      await expect.poll(stateOf).toEqual(['running']);
      actOnFilm('discard-film', id, place, () => true);
      await making;
      expect(stateOf()).toEqual([]);
      const media = join(place.dataFolder, 'uploads/media/nosferatu');
      expect(existsSync(media) ? readdirSync(media) : []).toEqual([]);
      expect(await draftOf(db)).toBeUndefined();
    },
    180_000,
  );
});

test('a new cut replaces the chapters of the old one, and keeps the subtitles', () => {
  const track = (kind: string, cut: number) => ({
    kind,
    srclang: 'de',
    src: `/${kind}-${cut}.vtt`,
  });
  const film = (cut: number) => ({ type: 'video', tracks: [track('chapters', cut)] });
  const before = { media: { film: { tracks: [track('subtitles', 1), track('chapters', 1)] } } };
  expect(withFilm(before, { media: { film: film(2) } }, 'film')).toMatchObject({
    media: { film: { tracks: [track('subtitles', 1), track('chapters', 2)] } },
  });
  const trailers = [{ kind: 'clip' }];
  const made = { ...film(3), sources: [{ src: '/media/a/3/film.mp4' }] };
  const addTo = (entry: object) =>
    withFilm({ ...entry }, { runtime: 2, media: { film: made } }, 'trailer');
  const added = addTo({ trailers });
  expect(added).toEqual({ trailers: [...trailers, { kind: 'trailer', ...made }] });
  expect(addTo(added), 'a job that is run again').toEqual(added);
});
