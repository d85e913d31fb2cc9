import { readHouse } from '@/lib/content/stored-house';
import { serveBuild } from '@/tools/build/serve-build';
import { findBuild } from './find-build';
import { openFolder } from './folder';
import { readArguments } from './read-arguments';
import { openSite } from './site';
import { type Mirror, writeMirror } from './write-mirror';

/** `npm run export -- <folder>`: a mirror of the current build (docs/operations.md). */
async function main(): Promise<void> {
  const { folder, withMedia } = readArguments(process.argv.slice(2));
  const root = findBuild(process.cwd());
  openFolder(folder);
  const served = await serveBuild({ root, env: { SITE_URL: '' } });
  try {
    const ask = openSite(served.address);
    const { isSecure } = readHouse(root);
    const given = { ask, project: process.cwd(), root, folder, withMedia, isSecure };
    process.exitCode = report(await writeMirror(given), { folder, withMedia });
  } finally {
    await served.stop();
  }
}

function report(
  { pages, missing, media }: Mirror,
  { folder, withMedia }: { folder: string; withMedia: boolean },
) {
  const left = withMedia ? [] : media.filter(({ isLarge }) => isLarge);
  const size = left.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  const owed = `${left.length} files of films and sound (${size.toFixed(1)} MB) are listed in ${folder}/media.json and not copied: put them below ${folder}/site, or say --media.`;
  process.stdout.write(
    `${pages} pages are in ${folder}/site.\n${left.length > 0 ? `${owed}\n` : ''}`,
  );
  if (missing.length === 0) return 0;
  process.stderr.write(`Pages lead to what the site does not have:\n  ${missing.join('\n  ')}\n`);
  return 1;
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
