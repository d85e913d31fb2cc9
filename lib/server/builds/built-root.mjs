import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { BUILDS_FOLDER, SITE_ENV } = process.env;

/**
 * Folder of finished builds, relative to the project. Each subfolder can be served. Previews and `npm run check` use
 * their own folder (BUILDS_FOLDER), so that they never mix with the builds that the public site serves or retains.
 */
export const buildsFolder = BUILDS_FOLDER || (SITE_ENV === 'preview' ? '.previews' : '.builds');
/** Contains the name of the current build. A file, because replacing a file is atomic on every platform. */
export const currentFile = `${buildsFolder}/current`;

/** Name of the current build, or `undefined` if there is none. */
export function currentBuild(project = process.cwd()) {
  try {
    return readFileSync(join(project, currentFile), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The folder to serve: the project's current build, or the folder itself if there is none. */
export function builtRoot(project = process.cwd()) {
  const name = currentBuild(project);
  return name ? join(/* turbopackIgnore: true */ project, buildsFolder, name) : project;
}

/** Bundle of the server, relative to the build root. */
export const builtServer = '.next/bobine-front.mjs';

/** Bundle of the command that updates the content of a build (tools/content/publish.ts), relative to the build root. */
export const builtUpdater = '.next/bobine-update.mjs';

/** Bundle of the command that makes the media of a film (tools/media/media.ts), relative to the build root. */
export const builtMedia = '.next/bobine-media.mjs';

/** Folder of the precompressed Next chunks, relative to the build root. */
export const compressedChunks = '.next/bobine/chunks';
