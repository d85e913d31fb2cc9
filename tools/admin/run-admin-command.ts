import { parseArgs } from 'node:util';
import { isLocalHost } from '@/lib/admin/entry/enter-admin';
import { isRole, type Role, roles } from '@/lib/admin/roles';
import { signInMail } from '@/lib/admin/sign-in/send-link';
import { createSignInLink } from '@/lib/admin/sign-in/sign-in-link';
import {
  emailSchema,
  findPerson,
  invitePerson,
  listPeople,
  removePerson,
  staffLocale,
} from '@/lib/admin/staff';
import { getLibrary } from '@/lib/content/store/library';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { writeLog } from '@/lib/shop/commands/command-log';
import type { Database } from '@/lib/shop/database/open-database';
import { redactError } from '@/lib/shop/mail/outbox/outbox';
import { readMailSettings, sendMail } from '@/lib/shop/mail/send-mail';
import { configuredOrigin } from '@/lib/site/configured-origin';

const usage = `npm run admin -- invite anna@films.example [--lang de] [--role packs]   gives somebody access to the admin area: prints a link that signs in once, within 15 minutes, and mails it where SMTP_URL is set
npm run admin -- link anna@films.example                 prints another such link
npm run admin -- list                                    lists who is invited
npm run admin -- remove anna@films.example               ends somebody's access at once`;

type CommandContext = { now: Date; env: NodeJS.ProcessEnv };
/** `open` opens the database; it is called only for commands that need it. */
type AdminCommandOptions = CommandContext & { open: () => Promise<Database> };

/**
 * Runs a command. @returns lines for the terminal
 * @throws an error with a message for the user if the command fails
 */
export async function runAdminCommand(
  args: string[],
  { open, ...context }: AdminCommandOptions,
): Promise<string[]> {
  const command = readCommand(args);
  if (command.act === 'help') return [usage];
  const { now } = context;
  const db = await open();
  if (command.act === 'list') return await formatPeople(db);
  const { email } = command;
  const detail = { email };
  if (command.act === 'remove') {
    if (!(await removePerson(db, email))) throw new Error(`${email} is not invited.`);
    await writeLog(db, { actor: 'site', act: 'person removed', detail }, now);
    return [`${email} comes in no longer, and is signed out.`];
  }
  if (command.act === 'invite') {
    await invitePerson(db, command, now);
    await writeLog(db, { actor: 'site', act: 'person invited', detail }, now);
  }
  return await formatLink(db, email, context);
}

async function formatPeople(db: Database): Promise<string[]> {
  const people = await listPeople(db);
  if (people.length === 0) return ['Nobody is invited: there is no admin area.'];
  return people.map(
    ({ email, locale, role, invited_at, passkeys }) =>
      `${email}  ${locale}  ${role}  since ${invited_at.slice(0, 10)}  passkeys: ${passkeys}`,
  );
}

/** Creates a sign-in link without rate limit, since the command runs on the server itself. */
async function formatLink(
  db: Database,
  email: string,
  { now, env }: CommandContext,
): Promise<string[]> {
  const person = await findPerson(db, email);
  if (!person) throw new Error(`${email} is not invited.`);
  const path = await createSignInLink(db, person.id, now, Number.POSITIVE_INFINITY);
  const { origin, local } = originsOf(env);
  const url = `${origin}${path}`;
  const mail = await mailLink(person, url, env);
  return [
    `${email} comes in by this link, once and within 15 minutes${mail.isSent ? '; it is in a mail too' : ''}:`,
    url,
    ...(local ? ['On this machine, while SITE_URL is not set:', `${local}${path}`] : []),
    ...(mail.error ? [`No mail could be sent (${mail.error}): hand the link over yourself.`] : []),
  ];
}

/**
 * Mails the link if a mail server is configured. The link also works without the mail, so a mail failure is not
 * fatal.
 */
async function mailLink(
  person: { email: string; locale: string },
  url: string,
  env: NodeJS.ProcessEnv,
): Promise<{ isSent: boolean; error?: string }> {
  try {
    if (!readMailSettings(env).url) return { isSent: false };
    const mail = await signInMail(person.email, url, staffLocale(person));
    await sendMail(mail, { id: crypto.randomUUID(), env });
    return { isSent: true };
  } catch (error) {
    return { isSent: false, error: redactError(error) };
  }
}

/**
 * Origins for the link: `SITE_URL`, or without it the address in `site.yaml` and also localhost with the site's
 * port. If `site.yaml` names a local address, localhost is the only origin.
 */
function originsOf(env: NodeJS.ProcessEnv): { origin: string; local?: string } {
  const configured = configuredOrigin(env.SITE_URL);
  if (configured) return { origin: configured };
  const local = `http://localhost:${env.PORT?.trim() || 3000}`;
  const { url } = getLibrary().site;
  return isLocalHost(new URL(url).host) ? { origin: local } : { origin: url, local };
}

type Command =
  | { act: 'invite'; email: string; locale: Locale; role: Role }
  | { act: 'link' | 'remove'; email: string }
  | { act: 'list' }
  | { act: 'help' };

/** @throws an error with a message for the user for an unknown command or a missing address */
function readCommand(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    options: {
      lang: { type: 'string' },
      role: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const [act, address, ...others] = positionals;
  if (values.help || act === 'help') return { act: 'help' };
  if (act === 'list' && !address) return { act };
  const isKnown = act === 'invite' || act === 'link' || act === 'remove';
  if (!isKnown || address === undefined || others.length > 0) throw new Error(usage);
  const email = emailSchema.safeParse(address);
  if (!email.success)
    throw new Error(`"${address}" is no mail address; expected one such as anna@films.example`);
  if (act !== 'invite') return { act, email: email.data };
  const locale = values.lang ?? defaultLocale;
  if (!isLocale(locale))
    throw new Error(`--lang is "${locale}"; expected one of ${locales.join(', ')}`);
  const role = values.role ?? 'all';
  if (!isRole(role)) throw new Error(`--role is "${role}"; expected one of ${roles.join(', ')}`);
  return { act, email: email.data, locale, role };
}
