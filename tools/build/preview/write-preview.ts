import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildId } from '@/lib/builds/build-id';
import { readSiteEnv } from '@/lib/builds/site-env.mjs';
import { contentDir } from '@/lib/content/content-dir.mjs';
import type { Library } from '@/lib/content/store/raw-library';
import { writeSnapshot } from '@/lib/content/store/snapshot';
import { describePreview } from './describe-preview';
import { findBranch } from './find-branch';
import { digestPublished, publishedFile } from './published';
import { readPublished } from './read-published';

/** Writes the data of the preview pages, before Next builds. Does nothing for other builds. */
export async function writePreview(root: string, library: Library): Promise<void> {
  if (readSiteEnv(process.env) !== 'preview') return;
  const house = contentDir();
  const branch = await findBranch(house, process.env);
  const build = { id: buildId, time: new Date().toISOString(), branch };
  const published = await readPublished(process.env.PREVIEW_COMPARE_TO);
  writeSnapshot(root, 'preview', describePreview(library, { build, house, published }));
}

/** Writes the digest that later previews are compared with. Public builds only. */
export function writePublished(root: string, library: Library): void {
  if (readSiteEnv(process.env) !== 'production') return;
  const published = { time: new Date().toISOString(), content: digestPublished(library) };
  writeFileSync(join(root, publishedFile), JSON.stringify(published));
}
