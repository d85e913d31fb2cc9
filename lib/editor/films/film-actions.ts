import type { ContentPlace } from '../versions/content-repository';
import { changeJob, readJob, removeJob } from './film-job';

/** What an editor can do to a job: end and remove it, or have an interrupted or failed one made again. */
export type FilmAction = 'discard-film' | 'repeat-film';

/**
 * Runs an action on a job.
 * @param mayChange whether the person may change the jobs of an editor
 */
export function actOnFilm(
  action: FilmAction,
  id: string,
  place: ContentPlace,
  mayChange: (editor: string) => boolean,
): void {
  const job = readJob(id, place);
  if (!job || !mayChange(job.editor)) return;
  if (action === 'discard-film') removeJob(job, place);
  else if (job.state === 'interrupted' || job.state === 'failed')
    changeJob(
      id,
      { state: 'queued', mayReopen: job.fault === 'draft', fault: undefined, message: undefined },
      place,
    );
}
