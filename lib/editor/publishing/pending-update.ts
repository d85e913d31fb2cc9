import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildId } from '@/lib/builds/build-constants';
import type { ContentPlace } from '../versions/content-repository';
import type { Problem } from './problem';
import { withPublicationLock } from './publication-lock';

/** Updates the running site from the content files. `needsBuild`: only the next build shows the change. */
export type UpdateSite = () => Promise<
  { ok: true; needsBuild?: true } | { ok: false; problem: Problem }
>;

const fileOf = ({ dataFolder }: ContentPlace) => join(dataFolder, 'publishing', 'pending');

/** Marks that the site is to be updated from changed content files. @returns a function that removes the mark */
export function markPending(place: ContentPlace): () => void {
  const file = fileOf(place);
  mkdirSync(join(place.dataFolder, 'publishing'), { recursive: true });
  writeFileSync(file, '');
  return () => rmSync(file, { force: true });
}

/** Whether the site is still to be updated from changed content files. */
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

/** At the start: updates the site from files that a killed process has written. @throws if the update fails */
export async function completePending(place: ContentPlace, updateSite: UpdateSite): Promise<void> {
  if (!isPending(place)) return;
  await withPublicationLock(place, async () => {
    const updated = await updateSite();
    if (!updated.ok) throw new Error(`the site could not take the content: ${updated.problem.is}`);
    rmSync(fileOf(place), { force: true });
  });
}
