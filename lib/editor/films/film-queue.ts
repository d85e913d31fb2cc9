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
  jobsFolder,
  listJobs,
  outputOf,
  readJob,
  removeJob,
  sourceOf,
} from './film-job';
import { runMedia } from './run-media';

/** Milliseconds between two notes that a job runs, and after which one without a note has ended. */
const times = { note: 1000, stale: 60_000 };

/** The jobs that this process runs. */
const running = () => processSingleton('film jobs', () => new Set<string>());

/** Has the films made that wait, in the background. */
export function wakeFilms(db: Database, place: ContentPlace): void {
  makeFilms(db, place).catch((error: Error) => {
    const [level, time] = ['error', new Date().toISOString()];
    const message = `Films of editors: ${redactError(error)}`;
    process.stderr.write(`${JSON.stringify({ level, time, message })}\n`);
  });
}

/** Makes the films that wait, one after the other; one at a time on this machine. Returns when there is none left to take. */
export async function makeFilms(db: Database, place: ContentPlace): Promise<void> {
  for (;;) {
    const job = await takeNext(place);
    if (!job) return;
    await make(db, job, place).finally(() => running().delete(job.id));
  }
}

/** Marks the jobs of processes that have ended. A job of this process from before its start is one, too. */
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
    running().add(next.id);
    const start = { state: 'running', runner: process.pid, fault: undefined, message: undefined };
    return changeJob(next.id, { ...start, state: 'running', share: 0 }, place);
  });
}

function isAlive({ id, runner = 0, changed }: FilmJob, now: Date): boolean {
  if (runner === process.pid) return running().has(id);
  if (now.getTime() - Date.parse(changed) > times.stale) return false;
  try {
    return process.kill(runner, 0);
  } catch (error) {
    // Of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function make(db: Database, job: FilmJob, place: ContentPlace): Promise<void> {
  const folder = join(uploadsFolder(place), mediaFolderOf({ kind: 'film', slug: job.slug }));
  const name = outputOf(job);
  const stop = new AbortController();
  let share = 0;
  // Whoever cancels a job removes it, also in another process.
  const note = setInterval(() => {
    if (!changeJob(job.id, { share }, place)) stop.abort();
  }, times.note);
  const request = { source: sourceOf(job, place), folder, name, slug: job.slug };
  try {
    const made = await runMedia(request, (at) => (share = at), stop.signal);
    clearInterval(note);
    if (!readJob(job.id, place)) return removeJob(job, place);
    if ('fault' in made) {
      const { fault, message } = made;
      changeJob(job.id, { state: 'failed', fault, message }, place);
      return;
    }
    const fault = await addFilm(db, job, made.lines, new Date());
    if (fault) {
      changeJob(job.id, { state: 'failed', share: 1, fault }, place);
      return;
    }
    // What the command notes for itself, and the source, are needed no more.
    await rm(join(folder, name, '.media.json'), { force: true });
    await rm(sourceOf(job, place), { force: true });
    changeJob(job.id, { state: 'done', share: 1 }, place);
  } catch (error) {
    const { message } = error as Error;
    changeJob(job.id, { state: 'failed', fault: 'other', message }, place);
  } finally {
    clearInterval(note);
  }
}
