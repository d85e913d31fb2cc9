import { type Dirent, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@/lib/shop/database/open-database';
import { type FilmJob, jobsFolder, listJobs, readJob, removeJob } from '../films/film-job';
import type { ContentPlace } from '../versions/content-repository';
import { type Upload, uploadOf, uploadsFolder } from './stored-uploads';

/** How long uploads stay that no draft names (ms): an editor may come back to a draft that was just discarded. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** Deletes the uploads that no draft has named for a week, and unfinished film jobs of that age. */
export async function sweepUploads(db: Database, place: ContentPlace, now: Date): Promise<void> {
  for (const job of listJobs(place))
    if (Date.parse(job.changed) < now.getTime() - keptFor && !isPending(job)) removeJob(job, place);
  for (const { name } of list(jobsFolder(place)).filter((entry) => entry.isDirectory())) {
    const folder = join(jobsFolder(place), name);
    // A process that was killed has left it without a job, or its `job.json` is damaged.
    if (!readJob(name, place) && statSync(folder).mtimeMs < now.getTime() - keptFor)
      rmSync(folder, { recursive: true, force: true });
  }
  const folder = uploadsFolder(place);
  const old = listAll(folder).filter(
    ({ path }) => statSync(join(folder, path)).mtimeMs < now.getTime() - keptFor,
  );
  if (old.length === 0) return;
  const drafts = await db.selectFrom('content_drafts').select('source').execute();
  for (const { path } of old)
    if (!drafts.some(({ source }) => source?.includes(`/${path}`)))
      rmSync(join(folder, path), { recursive: true, force: true });
}

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
