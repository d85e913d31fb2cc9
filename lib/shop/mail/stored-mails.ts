import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { dataFolder } from '@/lib/shop/database/data-location';
import type { Mail } from './mail';

const sheet = z.object({
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Names of the attachments; the `.eml` contains them. */
  files: z.array(z.string()),
});

/** A mail stored instead of sent, because the site has no mail server. */
export type StoredMail = z.infer<typeof sheet> & { name: string };

/** `20261123T101500123Z-<outbox entry id>`: sorting by name sorts by time. */
const namePattern = /^\d{8}T\d{9}Z-[\w-]{1,64}$/;

const mailFolder = (env: NodeJS.ProcessEnv) => join(dataFolder(env), 'mails');

type StoreRequest = { id: string; mail: Mail; files: string[]; eml: Buffer };

/** Stores a mail as `.eml` and as JSON for the admin. An existing mail of the same entry is not replaced. */
export async function storeMail(
  { id, mail, files, eml }: StoreRequest,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const folder = mailFolder(env);
  // Other users of the machine must not read the mails.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (await hasMailOf(folder, id)) return;
  const at = new Date().toISOString();
  const name = `${at.replace(/[-:.]/g, '')}-${id}`;
  const { to, subject, text, html } = mail;
  await writeBoth(folder, {
    name,
    sheet: JSON.stringify({ at, to, subject, text, html, files }),
    eml,
  });
}

/**
 * Writes the JSON last, because a mail counts as stored once its JSON exists. On failure (full disk)
 * both files are removed.
 */
async function writeBoth(folder: string, { name, sheet: json, eml }: MailFiles): Promise<void> {
  try {
    await writeAtomically(join(folder, `${name}.eml`), eml);
    await writeAtomically(join(folder, `${name}.json`), json);
  } catch (error) {
    await remove(folder, name);
    throw error;
  }
}

/** Writes a file atomically: on failure nothing is left. */
async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  const temporaryPath = `${path}.part`;
  try {
    await writeFile(temporaryPath, content, { mode: 0o600 });
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

/** The stored mails, newest first. */
export async function listStoredMails(
  limit = 100,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Pick<StoredMail, 'name' | 'at' | 'to' | 'subject'>[]> {
  const folder = mailFolder(env);
  const names = (await namesIn(folder)).sort().reverse().slice(0, limit);
  const mails = await Promise.all(names.map((name) => readMailJson(folder, name)));
  return mails.flatMap((mail) => {
    if (!mail) return [];
    const { name, at, to, subject } = mail;
    return [{ name, at, to, subject }];
  });
}

/** A stored mail with its text and its `.eml`; `undefined` if there is none with this name. */
export async function readStoredMail(
  name: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<(StoredMail & { eml: Buffer }) | undefined> {
  if (!namePattern.test(name)) return undefined;
  const folder = mailFolder(env);
  const mail = await readMailJson(folder, name);
  return mail && { ...mail, eml: await readFile(join(folder, `${name}.eml`)) };
}

/** The outbox entry's id from a stored mail's name. */
export function outboxIdOf(name: string): string {
  return name.slice(name.indexOf('-') + 1);
}

/** The names of stored mails by the id of their outbox entry. */
export async function findStoredMails(
  ids: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Map<string, string>> {
  const names = await namesIn(mailFolder(env));
  return new Map(
    ids.flatMap((id) => {
      const name = names.find((each) => each.endsWith(`-${id}`));
      return name ? [[id, name]] : [];
    }),
  );
}

/** Removes all mails to an address that is to be forgotten. @returns the number of removed mails */
export async function removeStoredMails(
  to: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const folder = mailFolder(env);
  const address = to.trim().toLowerCase();
  let removed = 0;
  for (const name of await namesIn(folder)) {
    const mail = await readMailJson(folder, name);
    if (mail?.to.toLowerCase() !== address) continue;
    await remove(folder, name);
    removed += 1;
  }
  return removed;
}

/** Removes the mails of these outbox entries. @returns the number of removed mails */
export async function removeStoredMailsOf(
  ids: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const folder = mailFolder(env);
  const names = (await namesIn(folder)).filter((name) => ids.some((id) => name.endsWith(`-${id}`)));
  for (const name of names) await remove(folder, name);
  return names.length;
}

/** A stored mail's two files: JSON for the admin, and the `.eml`. */
export type MailFiles = { name: string; sheet: string; eml: Buffer };

/** Yields all stored mails one by one, without those removed meanwhile. */
export async function* readMailFiles(
  env: NodeJS.ProcessEnv = process.env,
): AsyncGenerator<MailFiles> {
  const folder = mailFolder(env);
  for (const name of (await namesIn(folder)).sort()) {
    const files = await Promise.all([
      readFile(join(folder, `${name}.json`), 'utf8'),
      readFile(join(folder, `${name}.eml`)),
    ]).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (files) yield { name, sheet: files[0], eml: files[1] };
  }
}

/**
 * Writes a mail read by `readMailFiles`, unless one of the same outbox entry exists. Returns whether
 * it was written.
 * @throws with a readable message if its name or JSON is invalid
 */
export async function restoreMailFiles(
  { name, sheet: json, eml }: MailFiles,
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  if (!namePattern.test(name)) throw new Error(`“${name}” is no name of a mail.`);
  if (!isMailJson(json)) throw new Error(`What “${name}” says is not a mail.`);
  const folder = mailFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (await hasMailOf(folder, outboxIdOf(name))) return false;
  await writeBoth(folder, { name, sheet: json, eml });
  return true;
}

/** Removes the stored mails with these names, such as after a failed restore. */
export async function removeMailFiles(
  names: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  for (const name of names) await remove(mailFolder(env), name);
}

async function remove(folder: string, name: string): Promise<void> {
  for (const ending of ['json', 'eml'])
    await rm(join(/* turbopackIgnore: true */ folder, `${name}.${ending}`), { force: true });
}

/** Whether a mail of this outbox entry is already stored. */
async function hasMailOf(folder: string, id: string): Promise<boolean> {
  return (await namesIn(folder)).some((name) => name.endsWith(`-${id}`));
}

function isMailJson(text: string): boolean {
  try {
    return sheet.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.flatMap((file) => {
    const name = file.replace(/\.json$/, '');
    return name !== file && namePattern.test(name) ? [name] : [];
  });
}

async function readMailJson(folder: string, name: string): Promise<StoredMail | undefined> {
  const text = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : { ...sheet.parse(JSON.parse(text)), name };
}
