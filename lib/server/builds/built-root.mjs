import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { BUILDS_FOLDER, SITE_ENV } = process.env;

/**
 * Where finished builds lie, below the project, each a folder from which it can be served. Previews have a folder of their
 * own, and so has `npm run check` (BUILDS_FOLDER): what the public site serves, and what of earlier builds it keeps, is
 * never one of them.
 */
export const buildsFolder = BUILDS_FOLDER || (SITE_ENV === 'preview' ? '.previews' : '.builds');
/** Its text is the name of the build that is served. A file, for its replacement is one step everywhere. */
export const currentFile = `${buildsFolder}/current`;

/** The name of the build that is served, where there is one. */
export function currentBuild(project = process.cwd()) {
  try {
    return readFileSync(join(project, currentFile), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The folder to serve: of a project its current build, otherwise the folder itself. */
export function builtRoot(project = process.cwd()) {
  const name = currentBuild(project);
  return name ? join(project, buildsFolder, name) : project;
}
