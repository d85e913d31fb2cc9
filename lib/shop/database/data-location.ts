import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import Libsql from 'libsql';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { isDemonstration } from '@/lib/content/settings.mjs';
import { readSnapshot } from '@/lib/content/store/snapshot';
import type { StoredSite } from '@/lib/content/store/stored-site';

type Environment = Record<string, string | undefined>;
type Site = { folder: string; isDemonstration: boolean };

/** The file in `.data` that names the owner of the data stored directly in `.data` (see `ownerOf`). */
const ownerFile = 'owner';
const demonstration = 'demonstration';

/**
 * The folder for shop data (orders, stored mails): `DATA`, else one per site below `.data` in the
 * project, so that sites do not share invoice numbers. The owner of the data directly in `.data`
 * uses `.data` itself (`ownerOf`). A demo shop has its own folder, even if the real shop later uses
 * the same content folder. A preview uses `.data-preview` unless `DATA` is set.
 * @param folder the project, or one of its builds, from which a site is served
 */
export function dataFolder(env: Environment = process.env, folder = process.cwd()): string {
  const project = projectOf(folder);
  const chosen = env.DATA?.trim() || (env.SITE_ENV === 'preview' && '.data-preview');
  if (chosen) return resolve(project, chosen);
  const all = join(project, '.data');
  const key = keyOf(siteOf(folder), project);
  return ownerOf(all, key) === key ? all : join(all, key);
}

/** The content folder of the site that is served from a folder, absolute: that of its build, else `CONTENT_DIR`. */
export function contentFolderOf(folder = process.cwd()): string {
  return resolve(projectOf(folder), siteOf(folder).folder);
}

/** The project, of itself or of one of its builds. */
function projectOf(folder: string): string {
  return /^(.*)[/\\]\.(?:builds|checks|previews)[/\\][^/\\]+$/.exec(folder)?.[1] ?? folder;
}

function siteOf(folder: string): Site {
  const project = projectOf(folder);
  return project === folder ? contentSite(project) : servedSite(folder);
}

/**
 * The notice for an operator whose shop starts with an empty database while other sites' data exist.
 */
export function newShopNotice(database: string): string | undefined {
  const all = dirname(dirname(database));
  if (
    basename(all) !== '.data' ||
    existsSync(/* turbopackIgnore: true */ database) ||
    !existsSync(/* turbopackIgnore: true */ all)
  )
    return undefined;
  if (basename(dirname(database)) === demonstration) return undefined;
  const otherShops = [
    all,
    ...readdirSync(/* turbopackIgnore: true */ all).map((name) => join(all, name)),
  ].filter(
    (folder) =>
      basename(folder) !== demonstration &&
      existsSync(join(/* turbopackIgnore: true */ folder, 'shop.sqlite')),
  );
  if (otherShops.length === 0) return undefined;
  return `A new shop begins in ${dirname(database)}. There are orders of other sites in ${otherShops.join(', ')}: where this site's content folder was renamed, stop the site and rename its data folder too, or name it with DATA.`;
}

/** Reads the site from a build's snapshot. */
function servedSite(build: string): Site {
  const stored = readSnapshot<StoredSite>(build, 'house');
  return { folder: stored?.folder ?? 'content', isDemonstration: stored?.isDemonstration ?? false };
}

function contentSite(project: string): Site {
  const folder = resolve(project, contentDir());
  return { folder: relative(project, folder), isDemonstration: isDemonstration(folder) };
}

/**
 * The name of a site's data folder. For a demo shop it is `demonstration`, else it is made from the path of the
 * content folder. For a content folder outside the project it is the name of that folder with a digest of its path,
 * because two such folders may have the same name.
 */
function keyOf({ folder, isDemonstration }: Site, project: string): string {
  if (isDemonstration) return demonstration;
  if (!folder.startsWith('..') && resolve(project, folder) !== folder)
    return folder.replace(/[/\\]+/g, '-') || 'content';
  const digest = createHash('sha256').update(folder.replaceAll('\\', '/')).digest('hex');
  return `${basename(folder)}-${digest.slice(0, 8)}`;
}

/**
 * The key of the site that owns the data directly in `.data`, where all sites of a project stored
 * their data until version 0.3. It is the demo if only demo invoices exist, else the first real
 * shop that uses the data. The owner is recorded in `ownerFile`.
 */
function ownerOf(all: string, key: string): string | undefined {
  const file = join(all, ownerFile);
  const readOwner = () =>
    existsSync(/* turbopackIgnore: true */ file)
      ? readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim()
      : undefined;
  const owner = readOwner();
  if (owner !== undefined) return owner;
  const database = join(all, 'shop.sqlite');
  if (
    !existsSync(/* turbopackIgnore: true */ database) &&
    !existsSync(join(/* turbopackIgnore: true */ all, 'mails'))
  )
    return undefined;
  const isDemoData =
    existsSync(/* turbopackIgnore: true */ database) && hasOnlyDemoInvoices(database);
  if (!isDemoData && key === demonstration) return undefined;
  mkdirSync(/* turbopackIgnore: true */ all, { recursive: true });
  try {
    writeFileSync(/* turbopackIgnore: true */ file, `${isDemoData ? demonstration : key}\n`, {
      flag: 'wx',
    });
  } catch {
    // Another process created the file first.
  }
  return readOwner();
}

/** Whether there are invoices and all are from a demo shop. */
function hasOnlyDemoInvoices(path: string): boolean {
  const database = new Libsql(path, { timeout: 10_000 });
  try {
    const rows = database.prepare('select paper from invoices').all() as { paper: string }[];
    return rows.length > 0 && rows.every(({ paper }) => JSON.parse(paper).isDemonstration === true);
  } catch {
    // There are no tables yet.
    return false;
  } finally {
    database.close();
  }
}

/** The shop database: `DATABASE_URL` (PostgreSQL), else `shop.sqlite` in the data folder. */
export function databaseAddress(env: Environment = process.env, folder = process.cwd()): string {
  return env.DATABASE_URL?.trim() || join(dataFolder(env, folder), 'shop.sqlite');
}

/** Whether there is a database at an address, as far as that is known without asking PostgreSQL. */
export function hasDatabase(address: string): boolean {
  return isPostgresUrl(address) || existsSync(/* turbopackIgnore: true */ address);
}

/** Whether a database address is a PostgreSQL URL, not a file. */
export function isPostgresUrl(address: string): boolean {
  return /^postgres(?:ql)?:/.test(address);
}

/** A display name for commands: the file, or host and database name; never the password. */
export function describeDatabase(address: string): string {
  if (!isPostgresUrl(address)) return address;
  const { user, host, name } =
    /^postgres(?:ql)?:\/\/(?:(?<user>[^:@/]*)(?::[^@/]*)?@)?(?<host>[^/?]*)\/?(?<name>[^?]*)/.exec(
      address,
    )?.groups ?? {};
  const socket = /[?&]host=([^&]+)/.exec(address)?.[1];
  const at = host || (socket ? decodeURIComponent(socket) : 'localhost');
  return `PostgreSQL ${at}, ${name || user || 'postgres'}`;
}
