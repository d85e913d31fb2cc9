import { type Dirent, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@/lib/shop/database/open-database';
import {
  type FilmJob,
  jobsFolder,
  listJobs,
  readJob,
  removeJob,
  sourceOf,
} from '../films/film-job';
import type { ContentPlace } from '../versions/content-repository';
import { removeCopy } from '../versions/move-folder';
import { placesOf, type Upload, uploadOf, uploadsFolder } from './stored-uploads';

/** How long uploads without a draft are kept (ms). */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes uploads that no draft has referred to for a week, and film jobs of that age that are not queued or running.
 */
export async function sweepUploads(db: Database, place: ContentPlace, now: Date): Promise<void> {
  for (const job of listJobs(place))
    if (changedAt(job, place) < now.getTime() - keptFor && !isPending(job)) removeJob(job, place);
  for (const { name } of list(jobsFolder(place)).filter((entry) => entry.isDirectory())) {
    const folder = join(jobsFolder(place), name);
    // A killed process has left the folder without `job.json`, or the file is damaged.
    if (!readJob(name, place) && statSync(folder).mtimeMs < now.getTime() - keptFor)
      rmSync(folder, { recursive: true, force: true });
  }
  const folder = uploadsFolder(place);
  const uploads = listAll(folder);
  if (uploads.length === 0) return;
  const drafts = await db.selectFrom('content_drafts').select('source').execute();
  for (const { path } of uploads) {
    const file = join(folder, path);
    // A publication may just have moved it.
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) continue;
    // The week begins when no draft refers to the upload any more.
    if (drafts.some(({ source }) => source?.includes(`/${path}`))) utimesSync(file, now, now);
    else if (stats.mtimeMs < now.getTime() - keptFor) {
      rmSync(file, { recursive: true, force: true });
      removeCopy(placesOf({ path }, place));
    }
  }
}

/** Time of a job's last change or received part (ms): an upload may take longer than a week. */
const changedAt = (job: FilmJob, place: ContentPlace) =>
  Math.max(
    Date.parse(job.changed),
    statSync(sourceOf(job, place), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );

const isPending = ({ state }: FilmJob) => state === 'queued' || state === 'running';

function listAll(folder: string): Upload[] {
  return list(join(folder, 'media'))
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: entry }) =>
      list(join(folder, 'media', entry)).map(({ name }) => {
        const inside = uploadOf(`/media/${entry}/${name}/`);
        return inside.isFolder ? inside : uploadOf(`/media/${entry}/${name}`);
      }),
    );
}

function list(folder: string): Dirent[] {
  return statSync(folder, { throwIfNoEntry: false })
    ? readdirSync(folder, { withFileTypes: true })
    : [];
}
