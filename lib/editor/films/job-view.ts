import type { ContentPlace } from '../versions/content-repository';
import { type FilmJob, listJobs, outputOf, receivedOf } from './film-job';
import { markInterrupted } from './film-queue';

/** A job as the form shows it. */
export type FilmJobView = Pick<FilmJob, 'id' | 'field' | 'name' | 'state' | 'fault' | 'size'> & {
  /** Progress of the upload, then of the conversion, from 0 to 100. */
  percent: number;
  /** The job's editor, if it is another one. */
  editor?: string | undefined;
  /** Number of films that are converted before this one. */
  ahead: number;
};

/**
 * The jobs of a film, as they are now; a finished one while it is in the draft that the form shows.
 * @param form the film, and whose draft the form shows, with its text
 */
export function viewJobs(
  { slug, editor, draft }: { slug: string; editor: string; draft: string | null | undefined },
  place: ContentPlace,
): FilmJobView[] {
  markInterrupted(place);
  const all = listJobs(place);
  return all
    .filter((job) => job.slug === slug)
    .filter((job) => job.state !== 'done' || draft?.includes(`/${outputOf(job)}/`))
    .map((job) => ({
      ...{ id: job.id, field: job.field, name: job.name, state: job.state, fault: job.fault },
      size: job.size,
      percent: Math.floor(100 * shareOf(job, place)),
      ...(job.editor !== editor && { editor: job.editor }),
      ahead: all.filter((other) => isBefore(other, job)).length,
    }));
}

function shareOf(job: FilmJob, place: ContentPlace): number {
  return job.state === 'uploading' ? receivedOf(job, place) / job.size : job.share;
}

const isBefore = (other: FilmJob, { id, begun }: FilmJob) =>
  other.id !== id &&
  (other.state === 'running' || (other.state === 'queued' && other.begun < begun));
