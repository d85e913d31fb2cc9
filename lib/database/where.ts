import { resolve } from 'node:path';

type Environment = Record<string, string | undefined>;

/** Where the shop's data lie: `DATABASE_URL` (PostgreSQL), else the file `shop.sqlite` in the data folder. */
export function whereDatabase(env: Environment = process.env, folder = process.cwd()): string {
  return env.DATABASE_URL?.trim() || resolve(dataFolder(env, folder), 'shop.sqlite');
}

/**
 * The folder of what visitors leave with the house (orders, mails that nobody sends): `DATA`, else `.data` in the
 * project, where a preview has one of its own. A site is served from its build's folder in the project.
 */
export function dataFolder(env: Environment = process.env, folder = process.cwd()): string {
  const project = folder.replace(/[/\\]\.(?:builds|previews)[/\\][^/\\]+$/, '');
  const usual = env.SITE_ENV === 'preview' ? '.data-preview' : '.data';
  return resolve(project, env.DATA?.trim() || usual);
}

/** Whether `whereDatabase` names a PostgreSQL, and not a file. */
export function isPostgresAddress(where: string): boolean {
  return /^postgres(?:ql)?:/.test(where);
}

/** How a command calls the database it speaks to: the file, or host and name; never with a password. */
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
