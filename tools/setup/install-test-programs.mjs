import { findPostgres } from './find-postgres.mjs';
import { findProgram } from './find-program.mjs';
import { installPackages } from './install-packages.mjs';

/**
 * Programs that tests need: PostgreSQL, a PDF reader, a reverse proxy and a video encoder. Installed in one step,
 * since parallel installations block each other; tests skip what is missing.
 */
const packages = ['postgresql', 'poppler-utils', 'nginx-light', 'ffmpeg'];
const programs = ['pdftoppm', 'nginx', 'ffmpeg'];

/** Installs PostgreSQL, pdftoppm, nginx and ffmpeg; see `installPackages`. */
export function installTestPrograms(isShown = true) {
  const areHere = () =>
    Boolean(findPostgres()) && programs.every((name) => Boolean(findProgram([name])));
  return installPackages(packages, areHere, isShown);
}
