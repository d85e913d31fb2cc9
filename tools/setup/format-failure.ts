/** Fields of a system error. */
type Failure = Error & { code?: string; path?: string; errors?: Error[] };

/** Message by error code: the problem and its fix. `where`: the file or the database. */
const formats: Record<string, (where: string) => string> = {
  ENOENT: (where) =>
    `${where} cannot be written or read: its folder does not exist. Create it, or name another.`,
  EACCES: (where) => `${where} is closed to this user: run this as the one who runs the site.`,
  EPERM: (where) => `${where} is closed to this user: run this as the one who runs the site.`,
  EROFS: (where) =>
    `${where} lies on a disk that is read-only: name another folder (DATA), or have it mounted for writing.`,
  EISDIR: (where) => `${where} is a folder: name a file in it.`,
  ENOSPC: (where) =>
    `The disk of ${where} is full: make room, then try again. Nothing half-written stays.`,
  ECONNREFUSED: (where) =>
    `${where} does not answer: is PostgreSQL running there? Check DATABASE_URL.`,
  ENOTFOUND: (where) => `${where} is an unknown host: check DATABASE_URL.`,
  ETIMEDOUT: (where) =>
    `${where} does not answer in time: is PostgreSQL running there, and may this machine reach it?`,
  '3D000': (where) =>
    `${where} does not exist: create it with createdb, or check the name in DATABASE_URL.`,
  '28P01': (where) => `${where} refuses this name and password: check them in DATABASE_URL.`,
  '28000': (where) => `${where} refuses this name: check it in DATABASE_URL, and pg_hba.conf.`,
};
const databaseCodes = /^(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|3D000|28P01|28000)$/;
/** SQLite and the PostgreSQL pool report these errors in their message instead of a code. */
const bySentence: [RegExp, string][] = [
  [/database or disk is full/i, 'ENOSPC'],
  [/readonly database/i, 'EROFS'],
  [/unable to open database file/i, 'EACCES'],
  [/timeout exceeded when trying to connect|connection timeout/i, 'ETIMEDOUT'],
];

/**
 * Formats a system error of a command: what failed, where, and how to fix it. Other errors keep their message.
 * @param database name of the database, as formatted by `describeDatabase`
 */
export function formatFailure(error: unknown, database: string): string {
  // A host with several addresses yields one error for each.
  const failure = (error as Failure).errors?.[0] ?? (error as Failure);
  const { message, path, code: own = '' } = failure as Failure;
  const code = own in formats ? own : bySentence.find(([pattern]) => pattern.test(message))?.[1];
  const format = code && formats[code];
  if (!code || !format) return message;
  const isFile = path !== undefined && !databaseCodes.test(code);
  return `${format(isFile ? path.replace(/\.part$/, '') : database)} (${message})`;
}
