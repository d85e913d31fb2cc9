import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian installs the PostgreSQL programs here, one folder per version. */
const root = '/usr/lib/postgresql';

/** Program folder of the newest installed PostgreSQL, or `undefined`. */
export function findPostgres() {
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(root, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'pg_ctl')));
}
