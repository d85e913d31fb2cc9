import { findPostgres } from './find-postgres.mjs';
import { findProgram } from './find-program.mjs';
import { installPackages } from './install-packages.mjs';

/** What the tests of the shop try themselves against: the other database, and a reader of its papers. */
const packages = ['postgresql', 'poppler-utils'];

/** PostgreSQL and pdftoppm, as `installPackages` says. */
export function installShopTests(isShown = true) {
  return installPackages(
    packages,
    () => Boolean(findPostgres() && findProgram(['pdftoppm'])),
    isShown,
  );
}
