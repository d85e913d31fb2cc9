import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { uploadsFolder } from '../uploads/stored-uploads';
import type { ContentPlace } from '../versions/content-repository';
import { replaceFile } from '../versions/write-file';

/** The fields that a file can be uploaded for. A trailer becomes a new entry of the film's trailers. */
export const filmFields = ['film', 'trailer'] as const;

/** Path of each field in the film's entry. */
export const fieldPaths = { film: 'media.film', trailer: 'trailers' } as const;

/** Why a film was not made; those of `npm run media` (`MediaFault`), and others. */
const faults = [
  ...['no-ffmpeg', 'no-encoder', 'empty', 'not-film', 'no-length', 'space', 'other'],
  ...['type', 'cut', 'draft', 'gone'],
] as const;

const jobSchema = z.object({
  id: z.uuid(),
  /** The film's entry, the field, and the editor to whose draft the result is added. */
  slug: z.string(),
  field: z.enum(filmFields),
  editor: z.string(),
  /**
   * Name, modification time (ms) and size in bytes of the editor's file, which identify it when an upload is resumed.
   */
  name: z.string(),
  modified: z.number(),
  size: z.number(),
  /**
   * `uploading`: bytes are missing. `queued`: waits to be converted. `interrupted`: the server stopped during the
   * conversion. `done`: the draft has the film.
   */
  state: z.enum(['uploading', 'queued', 'running', 'interrupted', 'failed', 'done']),
  /** Progress of the conversion, from 0 to 1. */
  share: z.number().default(0),
  fault: z.enum(faults).optional(),
  /** Whether its editor has agreed that a draft that was handed in or scheduled is changed. */
  mayReopen: z.boolean().default(false),
  /** The program's error message, in English. */
  message: z.string().optional(),
  /**
   * Whether a draft may refer to the output. Only `sweepUploads`, which checks the drafts, may delete it then. Never
   * reset.
   */
  isNamed: z.boolean().default(false),
  /** Random id of the process that runs the job. Process ids would not be unique across containers. */
  runner: z.string().optional(),
  /** When the job was created and last changed (ISO 8601). */
  begun: z.string(),
  changed: z.string(),
});

/** Upload of a film and its conversion to the files that pages play. Stored in a folder together with the source. */
export type FilmJob = z.infer<typeof jobSchema>;
export type FilmJobFault = NonNullable<FilmJob['fault']>;

type Place = Pick<ContentPlace, 'dataFolder'>;

export const jobsFolder = (place: Place) => join(uploadsFolder(place), 'films');
const folderOf = (id: string, place: Place) => join(jobsFolder(place), id);
const fileOf = (id: string, place: Place) => join(folderOf(id, place), 'job.json');
export const sourceOf = ({ id }: Pick<FilmJob, 'id'>, place: Place) =>
  join(folderOf(id, place), 'source');

/**
 * Name of the output folder in the entry's media, such as `film-1f0c9a2b`. Each upload has its own, so that an earlier
 * version of the entry still finds its film.
 */
export const outputOf = ({ id }: Pick<FilmJob, 'id'>) => `film-${id.slice(0, 8)}`;

/** The job with an id; `undefined` if there is none, because it was cancelled, or if its file is damaged. */
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

/** All jobs, or those of one film; the oldest first. */
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

/** Changes a job. @returns the changed job; `undefined` if it was cancelled meanwhile */
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
  // The source first: a folder without `job.json` is not listed, and is deleted only a week later (`sweepUploads`).
  rmSync(sourceOf(job, place), { force: true });
  rmSync(folderOf(job.id, place), { recursive: true, force: true });
  if (!job.isNamed)
    rmSync(join(uploadsFolder(place), 'media', job.slug, outputOf(job)), {
      ...{ recursive: true, force: true },
    });
}

/** Bytes of the source that have been received. */
export function receivedOf(job: FilmJob, place: Place): number {
  return statSync(sourceOf(job, place), { throwIfNoEntry: false })?.size ?? 0;
}

/** Whether a film waits to be made. */
export const hasQueued = (place: Place) => listJobs(place).some(({ state }) => state === 'queued');
