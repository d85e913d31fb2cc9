import type { Transaction } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import type { SessionTable } from '@/lib/shop/database/admin-tables';
import type { Database } from '@/lib/shop/database/open-database';
import type { Tables } from '@/lib/shop/database/tables';
import type { Role } from './roles';
import { createSecret, digestOf } from './secret';
import { staffLocale } from './staff';
import { deleteOldUnsentForms } from './unsent-forms';

const hour = 60 * 60 * 1000;

/** Maximum duration of a session, in total and idle (ms; ASVS 5.0, 7.3). */
const sessionTimes = { whole: 12 * hour, idle: 2 * hour };

/**
 * How long sessions and their cookies are stored (ms). This is longer than they are valid, so that a form sent
 * after the session expired can be stored for its person.
 */
const rememberedFor = 7 * 24 * hour;

/** Minimum interval between updates of `seen_at` (ms), to avoid a write per page. */
const seenInterval = 60_000;

/** The earliest `created_at` and `seen_at` of valid sessions. */
function earliestValid(now: Date) {
  return {
    begun: new Date(now.getTime() - sessionTimes.whole).toISOString(),
    seen: new Date(now.getTime() - sessionTimes.idle).toISOString(),
  };
}

/** With https, the `__Host-` prefix binds the cookie to this host and to https (RFC 6265bis). */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-bobine-desk' : 'bobine-desk';
}

/**
 * The `Set-Cookie` header that signs a person in, or out if `secret` is undefined. Scripts cannot read the cookie
 * (`HttpOnly`).
 */
export function writeSessionCookie(secret: string | undefined, isSecure: boolean): string {
  const age = secret ? rememberedFor / 1000 : 0;
  const parts = [`${sessionCookieName(isSecure)}=${secret ?? ''}`, 'Path=/', `Max-Age=${age}`];
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** A signed-in staff member. */
export type StaffMember = {
  sessionId: string;
  personId: string;
  email: string;
  locale: Locale;
  role: Role;
};

/**
 * The staff member with this session secret; `undefined` if the secret is unknown, or its session
 * has expired or was idle too long. Updates `seen_at`, at most once a minute.
 */
export async function findSession(
  db: Database,
  secret: string | undefined,
  now: Date,
): Promise<StaffMember | undefined> {
  if (!secret) return undefined;
  const earliest = earliestValid(now);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['sessions.id', 'sessions.seen_at', 'person_id'])
    .select(['people.email', 'people.locale', 'people.role'])
    .where('digest', '=', digestOf(secret))
    .where('created_at', '>', earliest.begun)
    .where('seen_at', '>', earliest.seen)
    .executeTakeFirst();
  if (!row) return undefined;
  if (now.getTime() - Date.parse(row.seen_at) >= seenInterval)
    await db
      .updateTable('sessions')
      .set({ seen_at: now.toISOString() })
      .where('id', '=', row.id)
      .execute();
  const { id: sessionId, person_id: personId, email, role } = row;
  return { sessionId, personId, email, role, locale: staffLocale(row) };
}

/** A person whose session has ended. */
type EndedSession = Pick<StaffMember, 'personId' | 'locale'>;

/**
 * The person whose stored session has this secret. It does not check whether the session has expired.
 * `undefined` after a sign-out, which deletes the session.
 */
export async function findEndedSession(
  db: Database,
  secret: string | undefined,
): Promise<EndedSession | undefined> {
  if (!secret) return undefined;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['person_id', 'people.locale'])
    .where('digest', '=', digestOf(secret))
    .executeTakeFirst();
  return row && { personId: row.person_id, locale: staffLocale(row) };
}

type NewSession = Pick<SessionTable, 'person_id' | 'way' | 'browser'>;

/**
 * Opens a session. Deletes sessions that were opened more than `rememberedFor` ago, and old unsent forms.
 * @returns the cookie's secret, which is not stored
 */
export async function openSession(
  tx: Transaction<Tables>,
  { browser, ...session }: NewSession,
  now: Date,
): Promise<string> {
  const earliest = new Date(now.getTime() - rememberedFor).toISOString();
  await tx.deleteFrom('sessions').where('created_at', '<=', earliest).execute();
  await deleteOldUnsentForms(tx, now);
  const secret = createSecret();
  const at = now.toISOString();
  await tx
    .insertInto('sessions')
    .values({
      ...session,
      browser: browser.slice(0, 200),
      id: crypto.randomUUID(),
      digest: digestOf(secret),
      created_at: at,
      seen_at: at,
    })
    .execute();
  return secret;
}

/** A person's open sessions, most recently used first. */
export async function listSessions(db: Database, personId: string, now: Date) {
  const earliest = earliestValid(now);
  return await db
    .selectFrom('sessions')
    .select(['id', 'way', 'browser', 'created_at', 'seen_at'])
    .where('person_id', '=', personId)
    .where('created_at', '>', earliest.begun)
    .where('seen_at', '>', earliest.seen)
    .orderBy('seen_at', 'desc')
    .execute();
}

type SessionFilter = { personId: string; sessionId?: string };

/** Closes one session of a person, or all of them. Other people's sessions are never closed. */
export async function closeSessions(
  db: Database,
  { personId, sessionId }: SessionFilter,
): Promise<void> {
  const sessionsOfPerson = db.deleteFrom('sessions').where('person_id', '=', personId);
  await (sessionId ? sessionsOfPerson.where('id', '=', sessionId) : sessionsOfPerson).execute();
}

/** Most specific first, because user agents also contain other browsers' names. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
] as const;

/** A short name for a user agent (`Firefox, Android`). */
export function browserName(agent: string): string | undefined {
  const find = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([pattern]) => pattern.test(agent))?.[1];
  const names = [find(browsers), find(systems)].filter(Boolean);
  return names.length > 0 ? names.join(', ') : undefined;
}
