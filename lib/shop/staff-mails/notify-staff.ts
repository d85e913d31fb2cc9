import { defaultLocale } from '@/lib/i18n/locales';
import { startOfDay } from '@/lib/primitives/time/days';
import { claimTask } from '@/lib/shop/database/claim-task';
import { lockRows } from '@/lib/shop/database/dialects';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import { enqueueMail } from '@/lib/shop/mail/outbox/outbox';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { getSite } from '@/lib/site/get-site';
import { finders, type KeyedEvent, lowStockKey } from './find-staff-events';
import { staffEventKinds } from './staff-event';
import { getStaffMailSettings, type StaffMailSettings } from './staff-mail-settings';

const hour = 60 * 60_000;
/** How far back events are searched (ms), so that switching on a kind of event does not report old ones. */
const lookback = 48 * hour;
/** How long reported events are stored (ms). */
const remembered = 60 * 24 * hour;
/** Hour of the daily mail, in the site's time zone. */
const digestHour = 7;
/** Most events in one mail; the admin shows all. */
const mostEvents = 100;

/**
 * Mails events to the staff: at once, or once a day (`staffMails` in `shop.yaml`). Runs once
 * a minute in each process; each event is reported once.
 */
export async function notifyStaff(db: Database, now: Date): Promise<void> {
  const settings = getStaffMailSettings();
  if (settings) await reportEvents(db, settings, now);
}

/** `notifyStaff` with given settings. */
export async function reportEvents(
  db: Database,
  settings: StaffMailSettings,
  now: Date,
): Promise<void> {
  await recordEvents(db, settings, now);
  if (settings.isDigest && !(await isDigestDue(db, now))) return;
  await inTransaction(db, async (tx) => {
    const waiting = tx
      .selectFrom('staff_events')
      .select(['key', 'event'])
      .where('mailed_at', 'is', null)
      .orderBy('noticed_at')
      .orderBy('key')
      .limit(mostEvents);
    const rows = await lockRows(tx, waiting).execute();
    if (rows.length === 0) return;
    await tx
      .updateTable('staff_events')
      .set({ mailed_at: now.toISOString() })
      .where(
        'key',
        'in',
        rows.map(({ key }) => key),
      )
      .execute();
    const events = rows.map(({ event }) => JSON.parse(event));
    for (const to of settings.to)
      await enqueueMail(tx, { kind: 'staff', payload: { to, events } }, now);
  });
}

/** Records the events that are switched on and not yet recorded, and deletes old ones. */
async function recordEvents(db: Database, { kinds }: StaffMailSettings, now: Date): Promise<void> {
  const begun = await readStart(db, now);
  const earliest = new Date(now.getTime() - lookback).toISOString();
  const since = begun > earliest ? begun : earliest;
  const found: KeyedEvent[] = [];
  for (const kind of staffEventKinds)
    if (kinds.includes(kind)) found.push(...(await finders[kind](db, since)));
  await forgetEvents(db, found, now);
  const keys = new Set(
    (await db.selectFrom('staff_events').select('key').execute()).map(({ key }) => key),
  );
  for (const { key, event } of found.filter((one) => !keys.has(one.key)))
    await db
      .insertInto('staff_events')
      .values({ key, event: JSON.stringify(event), noticed_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
}

/** When the site first searched for events, stored in the row `start`. Older events are not reported. */
async function readStart(db: Database, now: Date): Promise<string> {
  const at = now.toISOString();
  await db
    .insertInto('staff_events')
    .values({ key: 'start', event: '{}', noticed_at: at, mailed_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const start = db.selectFrom('staff_events').select('noticed_at').where('key', '=', 'start');
  return (await start.executeTakeFirstOrThrow()).noticed_at;
}

/** Deletes events that were reported long ago, and the events of articles whose stock is no longer low. */
async function forgetEvents(db: Database, found: KeyedEvent[], now: Date): Promise<void> {
  const low = found.map(({ key }) => key).filter((key) => key.startsWith(lowStockKey));
  const before = new Date(now.getTime() - remembered).toISOString();
  await db
    .deleteFrom('staff_events')
    .where('key', '!=', 'start')
    .where('key', 'not like', `${lowStockKey}%`)
    .where('mailed_at', '<', before)
    .execute();
  await db
    .deleteFrom('staff_events')
    .where('key', 'like', `${lowStockKey}%`)
    .where('key', 'not in', [...low, ''])
    .execute();
}

/** Whether the daily mail is due and this process must write it. */
async function isDigestDue(db: Database, now: Date): Promise<boolean> {
  const { timeZone } = getSite(defaultLocale);
  const from = startOfDay(siteDay(now), timeZone) + digestHour * hour;
  if (now.getTime() < from) return false;
  return claimTask(db, 'staff mail of the day', { now, every: now.getTime() - from });
}
