import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteEnv } from '@/lib/builds/site-env.mjs';
import { chosenHouse } from '@/lib/content/house.mjs';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { writeSnapshot } from '@/lib/content/store/snapshot';
import { lookFolder } from '@/lib/server/preview/read-look';
import { describePreview } from './describe-preview';
import { findBranch } from './find-branch';
import { digestPublished, publishedFile } from './published';
import { readPublished } from './read-published';

const sources = 'lib/server/preview/look';

/**
 * Of a preview, what it says of the house, and its look; of the public site what later previews are compared with: no
 * byte of a preview lies in its build.
 */
export async function writePreview(root: string, library: Library = getLibrary()): Promise<void> {
  const time = new Date().toISOString();
  if (readSiteEnv(process.env) === 'production') {
    const published = { time, content: digestPublished(library) };
    writeFileSync(join(root, publishedFile), JSON.stringify(published));
    return;
  }
  const house = chosenHouse();
  const id = readFileSync(join(root, '.next/BUILD_ID'), 'utf8').trim();
  const build = { id, time, branch: await findBranch(house, process.env) };
  const published = await readPublished(process.env.PREVIEW_COMPARE_TO);
  writeSnapshot(root, 'preview', describePreview(library, { build, house, published }));
  writeLook(root);
}

function writeLook(root: string): void {
  const folder = join(root, lookFolder);
  mkdirSync(folder, { recursive: true });
  for (const name of ['bar.css', 'bar.js']) cpSync(join(sources, name), join(folder, name));
  cpSync(join(root, '.theme/typeface.woff2'), join(folder, 'typeface.woff2'));
  const styles = [join(root, '.theme/theme.css'), join(sources, 'page.css')];
  writeFileSync(
    join(folder, 'page.css'),
    styles.map((path) => readFileSync(path, 'utf8')).join('\n'),
  );
}
