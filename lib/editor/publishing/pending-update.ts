import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildId } from '@/lib/builds/build-constants';
import type { ContentPlace } from '../versions/content-repository';
import type { Problem } from './problem';
import { withPublicationLock } from './publication-lock';

/** Has the running site take the content as its files are now. `needsBuild`: it does so with its next build. */
export type UpdateSite = () => Promise<
  { ok: true; needsBuild?: true } | { ok: false; problem: Problem }
>;

const fileOf = ({ dataFolder }: ContentPlace) => join(dataFolder, 'publishing', 'pending');

/** Marks that content files are written which the site has not taken yet. @returns removes the mark */
export function markPending(place: ContentPlace): () => void {
  const file = fileOf(place);
  mkdirSync(join(place.dataFolder, 'publishing'), { recursive: true });
  writeFileSync(file, '');
  return () => rmSync(file, { force: true });
}

/** Whether content files are written which the site has not taken yet. */
export const isPending = (place: ContentPlace) => existsSync(fileOf(place));

const owedFile = ({ dataFolder }: ContentPlace) => join(dataFolder, 'publishing', 'build-owed');

/** Stores whether published content, such as colours, waits for the build after this one. */
export function setBuildOwed(isOwed: boolean, place: ContentPlace): void {
  if (isOwed) writeFileSync(owedFile(place), buildId);
  else rmSync(owedFile(place), { force: true });
}

/** Whether published content waits for a build. */
export const isBuildOwed = (place: ContentPlace) =>
  existsSync(owedFile(place)) && readFileSync(owedFile(place), 'utf8') === buildId;

/** At the start: has the site take what a process that was killed has written. @throws if it cannot */
export async function completePending(place: ContentPlace, updateSite: UpdateSite): Promise<void> {
  if (!isPending(place)) return;
  await withPublicationLock(place, async () => {
    const updated = await updateSite();
    if (!updated.ok) throw new Error(`the site could not take the content: ${updated.problem.is}`);
    rmSync(fileOf(place), { force: true });
  });
}
