import { join } from 'node:path';
import { dataFolder } from './data-folder';

type Environment = Record<string, string | undefined>;

/** The shop database: `DATABASE_URL` (PostgreSQL), else `shop.sqlite` in the data folder. */
export function whereDatabase(env: Environment = process.env, folder = process.cwd()): string {
  return env.DATABASE_URL?.trim() || join(dataFolder(env, folder), 'shop.sqlite');
}

/** Whether `whereDatabase` returned a PostgreSQL address, not a file. */
export function isPostgresAddress(where: string): boolean {
  return /^postgres(?:ql)?:/.test(where);
}

/** A display name for commands: the file, or host and database name; never the password. */
export function nameDatabase(where: string): string {
  if (!isPostgresAddress(where)) return where;
  const { user, host, name } =
    /^postgres(?:ql)?:\/\/(?:(?<user>[^:@/]*)(?::[^@/]*)?@)?(?<host>[^/?]*)\/?(?<name>[^?]*)/.exec(
      where,
    )?.groups ?? {};
  const socket = /[?&]host=([^&]+)/.exec(where)?.[1];
  const at = host || (socket ? decodeURIComponent(socket) : 'localhost');
  return `PostgreSQL ${at}, ${name || user || 'postgres'}`;
}
