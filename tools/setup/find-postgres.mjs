import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian puts PostgreSQL's own programs, a folder a version. */
const root = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL's programs, where there is one. */
export function findPostgres() {
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(root, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'pg_ctl')));
}
