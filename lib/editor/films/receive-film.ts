import { open, statfs } from 'node:fs/promises';
import { z } from 'zod';
import type { ContentPlace } from '../versions/content-repository';
import { withWriteLock } from '../versions/write-lock';
import { checkFilm, type FilmFault } from './check-film';
import {
  changeJob,
  createJob,
  type FilmJob,
  fieldPaths,
  filmFields,
  jobsFolder,
  listJobs,
  readJob,
  receivedOf,
  removeJob,
  sourceOf,
} from './film-job';
import { hasFfmpeg } from './has-ffmpeg';

/** Maximum bytes of a part of an upload, and so of what is repeated after a failed request. */
export const partSize = 4 * 1024 * 1024;
/** Largest film in bytes. */
const largestFilm = 200 * 1024 ** 3;
/** Maximum number of unfinished jobs: of an editor, and in total. */
const most = { each: 4, all: 20 };
/** Disk space for a film, as a multiple of its size: the upload, and what is made from it. */
const spaceFor = 2.5;
/** Bytes that stay free for the site. */
const reserve = 500 * 1024 ** 2;

/** A file that an editor wants to upload, as the browser announces it. */
export const announcedFilm = z.object({
  slug: z.string().max(200),
  field: z.enum(filmFields),
  name: z.string().max(500),
  size: z.number().int().nonnegative(),
  modified: z.number(),
  /** Id of another editor's draft that a publisher reviews. */
  draft: z.string().optional(),
});

export type AnnouncedFilm = Omit<z.infer<typeof announcedFilm>, 'draft'> & { editor: string };

/** The job of an upload, or why it cannot begin. `space`: with the free and needed bytes. */
export type Begun =
  | { job: FilmJob; received: number }
  | { refused: 'no-ffmpeg' | 'empty' | 'large' | 'many' | 'busy' }
  | { refused: 'space'; free: number; needed: number };

/**
 * Begins an upload, or resumes that of the same file (same name, size and time). An editor has one film
 * at a time, and any number of trailers of which one is converted.
 */
export async function beginUpload(
  film: AnnouncedFilm,
  place: ContentPlace,
  now: Date,
): Promise<Begun> {
  if (!(await hasFfmpeg())) return { refused: 'no-ffmpeg' };
  if (film.size === 0) return { refused: 'empty' };
  if (film.size > largestFilm) return { refused: 'large' };
  // Two requests at once must not begin two uploads of a file, nor both take the last free space.
  return await withWriteLock(jobsFolder(place), () => createUpload(film, place, now));
}

async function createUpload(film: AnnouncedFilm, place: ContentPlace, now: Date): Promise<Begun> {
  const all = listJobs(place);
  const ofField = all.filter(
    ({ slug, field, editor }) =>
      slug === film.slug && field === film.field && editor === film.editor,
  );
  const same = ofField.find((job) => job.state === 'uploading' && isSameFile(job, film));
  if (same) return { job: same, received: receivedOf(same, place) };
  if (ofField.some(({ state }) => state === 'queued' || state === 'running'))
    return { refused: 'busy' };
  const unfinished = all.filter(({ state }) => state !== 'done');
  const own = unfinished.filter(({ editor }) => editor === film.editor);
  if (unfinished.length >= most.all || own.length >= most.each) return { refused: 'many' };
  // Finished, failed or abandoned jobs make room; another file for a trailer is another trailer.
  const replaced = ofField.filter(
    (job) => film.field !== 'trailer' || job.state === 'done' || isSameFile(job, film),
  );
  const others = all.filter((job) => !replaced.includes(job));
  const space = await spaceOf(film.size, others, place);
  if (space.free < space.needed) return { refused: 'space', ...space };
  for (const job of replaced) removeJob(job, place);
  const job = createJob(
    {
      ...film,
      id: crypto.randomUUID(),
      state: 'uploading',
      share: 0,
      ...{ mayReopen: false, isNamed: false },
      begun: now.toISOString(),
    },
    place,
  );
  return { job, received: 0 };
}

const isSameFile = (job: FilmJob, { name, size, modified }: AnnouncedFilm) =>
  job.name === name && job.size === size && job.modified === modified;

/**
 * Free and needed bytes for a film. The space of other films is reserved, except for what they have uploaded, until
 * they are converted: how much of their output is already written is not known.
 */
async function spaceOf(
  size: number,
  others: readonly FilmJob[],
  place: ContentPlace,
): Promise<{ free: number; needed: number }> {
  const { bavail, bsize } = await statfs(jobsFolder(place));
  const promised = others
    .filter(({ state }) => state !== 'done' && state !== 'failed')
    .reduce((sum, job) => sum + job.size * spaceFor - receivedOf(job, place), 0);
  return { free: bavail * bsize - promised, needed: size * spaceFor + reserve };
}

/** `offset`: the part does not follow what is there; `received` says where to go on. */
export type Received =
  | { received: number; state: FilmJob['state'] }
  | { refused: 'offset'; received: number }
  | { refused: 'gone' | 'space' }
  | { refused: FilmFault };

export type FilmPart = {
  id: string;
  offset: number;
  bytes: Buffer;
  mayChange: (editor: string) => boolean;
};

/**
 * Appends a part to an upload. With the last byte the file is checked again, and queued to be made.
 * @param part `mayChange`: whether the person may go on with the upload of an editor
 */
export async function appendPart(
  { id, offset, bytes, mayChange }: FilmPart,
  place: ContentPlace,
): Promise<Received> {
  const job = readJob(id, place);
  if (!job || !mayChange(job.editor)) return { refused: 'gone' };
  const received = receivedOf(job, place);
  if (job.state !== 'uploading') return { received, state: job.state };
  if (offset !== received || offset + bytes.length > job.size)
    return { refused: 'offset', received };
  try {
    const file = await open(sourceOf(job, place), offset === 0 ? 'w' : 'r+');
    try {
      await file.write(bytes, 0, bytes.length, offset);
      if (offset + bytes.length === job.size) await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return { refused: 'space' };
    throw error;
  }
  const all = receivedOf(job, place);
  if (all < job.size) return { received: all, state: 'uploading' };
  const fault = await checkSource(job, place);
  if (fault) {
    removeJob(job, place);
    return { refused: fault };
  }
  // A request that was sent twice must not queue it again.
  if (readJob(id, place)?.state === 'uploading') changeJob(id, { state: 'queued' }, place);
  return { received: all, state: 'queued' };
}

async function checkSource(job: FilmJob, place: ContentPlace): Promise<FilmFault | undefined> {
  const file = await open(sourceOf(job, place));
  try {
    return await checkFilm({
      size: job.size,
      read: async (offset, length) =>
        (await file.read(Buffer.alloc(length), 0, length, offset)).buffer,
    });
  } finally {
    await file.close();
  }
}

/**
 * Receives the film of a form that was sent without scripts (`media.film.~film`). The size limit of forms applies.
 * `undefined` if there is none.
 */
export async function receiveForm(
  data: FormData,
  { slug, editor }: { slug: string; editor: string },
  place: ContentPlace,
  now: Date,
): Promise<{ film: string; refused?: string } | undefined> {
  for (const field of filmFields) {
    const film = fieldPaths[field];
    const file = data.get(`${film}.~film`);
    if (!(file instanceof File) || (file.name === '' && file.size === 0)) continue;
    const { name, size, lastModified: modified } = file;
    const begun = await beginUpload({ slug, editor, field, name, size, modified }, place, now);
    if ('refused' in begun) return { film, refused: begun.refused };
    const part = { id: begun.job.id, offset: begun.received, mayChange: () => true };
    const bytes = Buffer.from(await file.slice(begun.received).arrayBuffer());
    const received = await appendPart({ ...part, bytes }, place);
    return 'refused' in received ? { film, refused: received.refused } : { film };
  }
  return undefined;
}
