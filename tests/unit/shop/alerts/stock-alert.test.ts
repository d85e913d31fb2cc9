import { beforeEach, expect, test } from 'vitest';
import { submitAlert } from '@/lib/shop/alerts/alert-form';
import { deleteOldAlerts, notifyAlerts } from '@/lib/shop/alerts/notify-alerts';
import { erasePersonalData } from '@/lib/shop/commands/erase-personal-data';
import type { Database } from '@/lib/shop/database/open-database';
import { onBoth } from '@/tests/databases/on-both';
import { stockUp } from '../commands/read-shop';
import { now } from '../commands/some-request';

const article = 'blu-ray-nosferatu';
const day = 86_400_000;
const after = (days: number) => new Date(now.getTime() + days * day);

onBoth('a stock alert', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
    await stockUp(db, article, 0);
  });

  const submit = (fields: Record<string, string>, at = now) =>
    submitAlert(db, { form: new URLSearchParams(fields), locale: 'fr', now: at });
  const ask = (email = 'anna@example.ch', at = now) => submit({ article, email }, at);
  const mails = async () => {
    const rows = await db.selectFrom('outbox').select('kind').orderBy('created_at').execute();
    return rows.map(({ kind }) => kind);
  };
  const token = async () =>
    (await db.selectFrom('stock_alerts').select('token').executeTakeFirstOrThrow()).token;
  const confirmed = async () => {
    await ask();
    return submit({ token: await token() });
  };
  const alerts = async () => (await db.selectFrom('stock_alerts').selectAll().execute()).length;

  test('is mailed once, to a confirmed address, when the stock returns', async () => {
    expect(await ask()).toBe('/commande/avis?sent');
    await stockUp(db, article, 1);
    expect(await notifyAlerts(db, now), 'not confirmed').toBe(0);
    await stockUp(db, article, 0);
    expect(await submit({ token: await token() })).toBe('/commande/avis?confirmed');
    expect(await notifyAlerts(db, now), 'still sold out').toBe(0);
    await stockUp(db, article, 3);
    const counts = await Promise.all([notifyAlerts(db, now), notifyAlerts(db, now)]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await mails()).toEqual(['alert-confirm', 'alert-back']);
  });

  test('sends one confirmation, and a few to one address', async () => {
    for (const email of ['anna@example.ch', 'Anna@Example.ch']) await ask(email);
    await ask('anna@example.ch', after(0.1));
    expect(await mails()).toHaveLength(1);
    for (const other of 'abcdefgh') await submit({ article: other, email: 'anna@example.ch' });
    expect(await mails()).toHaveLength(5);
  });

  test('shows an invalid address again, and an unknown token as gone', async () => {
    expect(await ask('anna@')).toMatch(/^\/commande\/avis\?draft=[\w-]{22}$/);
    expect(await submit({ token: 'A'.repeat(22) })).toBe('/commande/avis?gone');
    expect(await mails()).toEqual([]);
  });

  test('is deleted by its owner, by staff, and after its time', async () => {
    await confirmed();
    await submit({ token: await token(), act: 'cancel' });
    expect(await alerts()).toBe(0);
    await confirmed();
    await erasePersonalData(db, 'Anna@example.ch', now);
    expect(await alerts()).toBe(0);
    await ask();
    await deleteOldAlerts(db, after(1));
    expect(await alerts()).toBe(1);
    await deleteOldAlerts(db, after(3));
    expect(await alerts()).toBe(0);
    await confirmed();
    await deleteOldAlerts(db, after(300));
    expect(await alerts()).toBe(1);
    await stockUp(db, article, 1);
    await notifyAlerts(db, after(300));
    await deleteOldAlerts(db, after(308));
    expect(await alerts()).toBe(0);
  });
});
