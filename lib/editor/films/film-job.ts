import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { uploadsFolder } from '../uploads/stored-uploads';
import type { ContentPlace } from '../versions/content-repository';
import { replaceFile } from '../versions/write-file';

/** The fields of a film's media that a file can be uploaded for. */
export const filmFields = ['film', 'trailer'] as const;

/** Why a film was not made; those of `npm run media` (`MediaFault`), and others. */
const faults = [
  ...['no-ffmpeg', 'no-encoder', 'empty', 'not-film', 'no-length', 'space', 'other'],
  ...['type', 'cut', 'draft', 'gone'],
] as const;

const jobSchema = z.object({
  id: z.uuid(),
  /** The film's entry, the field, and the editor whose draft gets the result. */
  slug: z.string(),
  field: z.enum(filmFields),
  editor: z.string(),
  /** Name and time (ms) of the editor's file, by which it is known again, and its bytes. */
  name: z.string(),
  modified: z.number(),
  size: z.number(),
  /**
   * `uploading`: not all bytes are there. `queued`: waits for others. `interrupted`: the server ended meanwhile. `done`: the
   * draft has the film.
   */
  state: z.enum(['uploading', 'queued', 'running', 'interrupted', 'failed', 'done']),
  /** From 0 to 1, of the making. */
  share: z.number().default(0),
  fault: z.enum(faults).optional(),
  /** Whether its editor has agreed that a draft that was handed in or scheduled is changed. */
  mayReopen: z.boolean().default(false),
  /** What the program has said, in English. */
  message: z.string().optional(),
  /** Whether a draft may name what was made: only `sweepUploads`, which asks the drafts, deletes it then. Never reset. */
  isNamed: z.boolean().default(false),
  /** Process that runs it: a random name, because numbers of processes are the same in two containers. */
  runner: z.string().optional(),
  /** ISO moments: of the beginning, and of the last change. */
  begun: z.string(),
  changed: z.string(),
});

/** A film that is uploaded, and made into the files that pages play. It lies in a folder with the source. */
export type FilmJob = z.infer<typeof jobSchema>;
export type FilmJobFault = NonNullable<FilmJob['fault']>;

type Place = Pick<ContentPlace, 'dataFolder'>;

export const jobsFolder = (place: Place) => join(uploadsFolder(place), 'films');
const folderOf = (id: string, place: Place) => join(jobsFolder(place), id);
const fileOf = (id: string, place: Place) => join(folderOf(id, place), 'job.json');
export const sourceOf = ({ id }: Pick<FilmJob, 'id'>, place: Place) =>
  join(folderOf(id, place), 'source');

/** The folder of what is made, in the entry's media: `film-1f0c9a2b`, another for each upload, so that history can go back. */
export const outputOf = ({ id }: Pick<FilmJob, 'id'>) => `film-${id.slice(0, 8)}`;

/** The job with an id; `undefined` if it was cancelled, also meanwhile, or its file is damaged. */
export function readJob(id: string, place: Place): FilmJob | undefined {
  if (!z.uuid().safeParse(id).success) return undefined;
  try {
    return jobSchema.safeParse(JSON.parse(readFileSync(fileOf(id, place), 'utf8'))).data;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof SyntaxError || code === 'ENOENT') return undefined;
    throw error;
  }
}

/** All jobs, the oldest first; of one film if it is named. */
export function listJobs(place: Place, slug?: string): FilmJob[] {
  if (!existsSync(jobsFolder(place))) return [];
  return readdirSync(jobsFolder(place))
    .flatMap((id) => readJob(id, place) ?? [])
    .filter((job) => slug === undefined || job.slug === slug)
    .sort((one, other) => one.begun.localeCompare(other.begun));
}

export function createJob(job: Omit<FilmJob, 'changed'>, place: Place): FilmJob {
  mkdirSync(folderOf(job.id, place), { recursive: true });
  return write({ ...job, changed: job.begun }, place);
}

/** Changes a job, unless it was cancelled meanwhile. @returns the job, or `undefined` */
export function changeJob(
  id: string,
  change: Partial<FilmJob>,
  place: Place,
  now = new Date(),
): FilmJob | undefined {
  const job = readJob(id, place);
  return job && write({ ...job, ...change, changed: now.toISOString() }, place);
}

function write(job: FilmJob, place: Place): FilmJob {
  replaceFile(fileOf(job.id, place), Buffer.from(JSON.stringify(job)));
  return job;
}

/** Removes a job with its source, and what was made, unless a draft may name it. */
export function removeJob(job: FilmJob, place: Place): void {
  // The source first: without `job.json` its folder is in no list.
  rmSync(sourceOf(job, place), { force: true });
  rmSync(folderOf(job.id, place), { recursive: true, force: true });
  if (!job.isNamed)
    rmSync(join(uploadsFolder(place), 'media', job.slug, outputOf(job)), {
      ...{ recursive: true, force: true },
    });
}

/** Bytes of the source that are there. */
export function receivedOf(job: FilmJob, place: Place): number {
  return statSync(sourceOf(job, place), { throwIfNoEntry: false })?.size ?? 0;
}

/** Whether a film waits to be made. */
export const hasQueued = (place: Place) => listJobs(place).some(({ state }) => state === 'queued');
