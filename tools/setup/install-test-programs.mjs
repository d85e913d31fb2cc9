import { findPostgres } from './find-postgres.mjs';
import { findProgram } from './find-program.mjs';
import { installPackages } from './install-packages.mjs';

/**
 * What tests try the site against: the other database, a reader of its papers, a server before it, a maker of films.
 * Fetched all at once: two that install at the same time are in each other's way, and a test skips what is not there.
 */
const packages = ['postgresql', 'poppler-utils', 'nginx-light', 'ffmpeg'];
const programs = ['pdftoppm', 'nginx', 'ffmpeg'];

/** PostgreSQL, pdftoppm, nginx and ffmpeg, as `installPackages` says. */
export function installTestPrograms(isShown = true) {
  const areHere = () =>
    Boolean(findPostgres()) && programs.every((name) => Boolean(findProgram([name])));
  return installPackages(packages, areHere, isShown);
}
