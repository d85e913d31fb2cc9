import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { processSingleton } from '@/lib/primitives/singleton';
import type { Database } from '@/lib/shop/database/open-database';
import { redactError } from '@/lib/shop/mail/outbox/outbox';
import { mediaFolderOf, uploadsFolder } from '../uploads/stored-uploads';
import type { ContentPlace } from '../versions/content-repository';
import { withWriteLock } from '../versions/write-lock';
import { addFilm } from './add-film';
import {
  changeJob,
  type FilmJob,
  hasQueued,
  jobsFolder,
  listJobs,
  outputOf,
  readJob,
  removeJob,
  sourceOf,
} from './film-job';
import { runMedia } from './run-media';

/**
 * Milliseconds between two progress notes of a running job, after which a job without a note counts as interrupted, and
 * after which a job without progress is aborted, so that a file on which ffmpeg hangs does not block the queue.
 */
const times = { note: 1000, stale: 60_000, stuck: 60 * 60_000 };

/** This process, and the jobs that it runs. */
const runner = () =>
  processSingleton('film runner', () => ({ id: crypto.randomUUID(), jobs: new Set<string>() }));

/** Starts converting the queued films in the background. */
export function wakeFilms(db: Database, place: ContentPlace): void {
  if (!hasQueued(place)) return;
  makeFilms(db, place).catch((error: Error) => {
    const [level, time] = ['error', new Date().toISOString()];
    const message = `Films of editors: ${redactError(error)}`;
    process.stderr.write(`${JSON.stringify({ level, time, message })}\n`);
  });
}

/**
 * Converts the queued films one after another; all processes with this data folder together run one at a time. Returns
 * when there is no job to take.
 */
export async function makeFilms(db: Database, place: ContentPlace): Promise<void> {
  for (;;) {
    const job = await takeNext(place);
    if (!job) return;
    await make(db, job, place).finally(() => runner().jobs.delete(job.id));
  }
}

/** Marks running jobs as interrupted if their process has ended, or has written no note for a while. */
export function markInterrupted(place: ContentPlace, now = new Date()): void {
  for (const job of listJobs(place))
    if (job.state === 'running' && !isAlive(job, now))
      changeJob(job.id, { state: 'interrupted' }, place, now);
}

async function takeNext(place: ContentPlace): Promise<FilmJob | undefined> {
  return await withWriteLock(jobsFolder(place), async () => {
    markInterrupted(place);
    const jobs = listJobs(place);
    const next = jobs.find(({ state }) => state === 'queued');
    if (!next || jobs.some(({ state }) => state === 'running')) return undefined;
    const { id, jobs: own } = runner();
    const start = { runner: id, share: 0, fault: undefined, message: undefined };
    own.add(next.id);
    return changeJob(next.id, { ...start, state: 'running' }, place);
  });
}

function isAlive(job: FilmJob, now: Date): boolean {
  if (job.runner === runner().id) return runner().jobs.has(job.id);
  return now.getTime() - Date.parse(job.changed) <= times.stale;
}

async function make(db: Database, job: FilmJob, place: ContentPlace): Promise<void> {
  const folder = join(uploadsFolder(place), mediaFolderOf({ kind: 'film', slug: job.slug }));
  const name = outputOf(job);
  const stop = new AbortController();
  const progress = { share: 0, at: performance.now() };
  const onProgress = (share: number) => {
    if (share !== progress.share) Object.assign(progress, { share, at: performance.now() });
  };
  // Any process can cancel the job by removing it, or take it over once it counts as interrupted.
  const isOwn = () => {
    const { state, runner: by } = readJob(job.id, place) ?? {};
    return state === 'running' && by === runner().id;
  };
  const note = setInterval(() => {
    try {
      if (performance.now() - progress.at > times.stuck || !isOwn()) return stop.abort();
      changeJob(job.id, { share: progress.share }, place);
    } catch {
      // The disk is full: ffmpeg says so, too, and the next note may work.
    }
  }, times.note);
  const request = { source: sourceOf(job, place), folder, name, slug: job.slug };
  try {
    const made = await runMedia(request, onProgress, stop.signal);
    clearInterval(note);
    if (!readJob(job.id, place)) return removeJob(job, place);
    if (!isOwn()) return;
    if ('fault' in made) {
      const { fault, message } = made;
      // Frees space, so that the state can be written even if the disk was full.
      await rm(join(folder, name, '.part'), { recursive: true, force: true });
      changeJob(job.id, { state: 'failed', fault, message }, place);
      return;
    }
    // Before the draft refers to the output, which must stay if the process is killed in between.
    if (!changeJob(job.id, { isNamed: true }, place)) return removeJob(job, place);
    const fault = await addFilm(db, job, made.lines, new Date());
    if (fault) {
      changeJob(job.id, { state: 'failed', share: 1, fault }, place);
      return;
    }
    changeJob(job.id, { state: 'done', share: 1 }, place);
  } catch (error) {
    const { message } = error as Error;
    changeJob(job.id, { state: 'failed', fault: 'other', message }, place);
    return;
  } finally {
    clearInterval(note);
  }
  // The command's notes and the source are no longer needed.
  await rm(join(folder, name, '.media.json'), { force: true });
  await rm(sourceOf(job, place), { force: true });
}
