import { describe, expect, test } from 'vitest';
import '@/lib/content/validate/provide';
import { getLibrary } from '@/lib/content/store/library';
import { locales } from '@/lib/i18n/locales';
import { recordPendingPayment } from '@/lib/shop/commands/assign-payment';
import { writeLog } from '@/lib/shop/commands/command-log';
import { reportEvents } from '@/lib/shop/staff-mails/notify-staff';
import { type StaffEvent, staffEventKinds } from '@/lib/shop/staff-mails/staff-event';
import { staffMail } from '@/lib/shop/staff-mails/staff-mail';
import type { StaffMailSettings } from '@/lib/shop/staff-mails/staff-mail-settings';
import { staffActor, withShop } from '../commands/shop';
import { now } from '../commands/some-request';

const settings: StaffMailSettings = {
  ...{ to: ['anna@films.example'], locale: 'de', isDigest: false, kinds: [...staffEventKinds] },
};
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

withShop('mails to staff', (shop) => {
  /** The site began to write them an hour ago. */
  const begin = () => reportEvents(shop.db, settings, minutes(-60));
  const report = (after = 1, given: Partial<StaffMailSettings> = {}) =>
    reportEvents(shop.db, { ...settings, ...given }, minutes(after));
  /** The events of each mail, by kind. */
  const mails = async () => {
    const found = shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'staff');
    const rows = await found.orderBy('created_at').execute();
    return rows.map(({ payload }) =>
      JSON.parse(payload)
        .events.map(({ kind }: StaffEvent) => kind)
        .sort(),
    );
  };

  test('report an order once, though two processes look, and not again', async () => {
    await begin();
    await shop.sell();
    await Promise.all([report(), report()]);
    await report(2);
    expect(await mails()).toEqual([['order']]);
  });

  test('report an order by card once its payment is made or under way', async () => {
    await begin();
    const [open, pending, paid] = [
      await shop.sell({ payment: 'stripe' }),
      await shop.sell({ payment: 'stripe' }),
      await shop.sell({ payment: 'stripe' }),
    ];
    await recordPendingPayment(shop.db, { ...staffActor, orderId: pending.id });
    await shop.pay(paid.id);
    await report();
    expect(await mails()).toEqual([['order', 'order']]);
    await shop.pay(open.id);
    await report(2);
    expect((await mails()).flat()).toHaveLength(3);
  });

  test('report withdrawals, disputes, stuck mails and low stock, but no mail to staff', async () => {
    await begin();
    const [article = ''] = getLibrary().articles.keys();
    const library = getLibrary().articles.get(article);
    if (library) library.lowStock = 2;
    const { id: orderId } = await shop.sell();
    await report(1, { kinds: ['order'] });
    await shop.stockUp(article, 2);
    await shop.db
      .insertInto('declarations')
      .values({
        ...{ id: 'd', order_id: orderId, name: 'Anna Muster', contract: 'A', email: 'a@b.example' },
        ...{ outcome: 'withdrawn', received_at: now.toISOString() },
      })
      .execute();
    await writeLog(shop.db, { actor: 'site', act: 'disputed', orderId }, now);
    await shop.db.updateTable('outbox').set({ tries: 5 }).execute();
    await report(2);
    expect((await mails())[1]).toEqual(['dispute', 'lowStock', 'stuckMail', 'withdrawal']);
    await report(3);
    expect(await mails()).toHaveLength(2);
    await shop.stockUp(article, 3);
    await report(4);
    await shop.stockUp(article, 1);
    await report(5);
    expect((await mails())[2]).toEqual(['lowStock']);
    if (library) delete library.lowStock;
  });

  test('come once a day in the morning, where the site wants them so', async () => {
    await begin();
    await shop.sell();
    // 10:01 UTC is 11:01 in Zurich.
    await report(1, { isDigest: true });
    await shop.sell();
    await report(600, { isDigest: true });
    expect(await mails()).toEqual([['order']]);
    // 05:30 and 06:30 UTC on the next day: before and after seven.
    await report(19 * 60 + 30, { isDigest: true });
    expect(await mails()).toHaveLength(1);
    await Promise.all([
      report(20 * 60 + 30, { isDigest: true }),
      report(20 * 60 + 30, { isDigest: true }),
    ]);
    expect(await mails()).toEqual([['order'], ['order']]);
    await report(21 * 60, { isDigest: true });
    expect(await mails()).toHaveLength(2);
  });

  test('report nothing that is switched off, nor what happened before', async () => {
    await shop.sell();
    await report();
    await begin();
    await report(2, { kinds: ['withdrawal'] });
    expect(await mails()).toEqual([]);
  });
});

describe.each(locales)('a mail to staff in %s', (locale) => {
  const order = { orderId: 'o-1', number: 'K7Q-4ZT' };
  const events: StaffEvent[] = [
    { kind: 'order', ...order, amount: 4190, currency: 'CHF' },
    { kind: 'withdrawal' },
    { kind: 'dispute', ...order, problem: 'refund failed' },
    { kind: 'stuckMail', ...order },
    { kind: 'lowStock', article: 'gone', pieces: 0 },
  ];

  test('names each event and leads to its page of the admin', async () => {
    const { to, text, html } = await staffMail({ to: 'a@films.example', events }, locale);
    expect(to).toBe('a@films.example');
    for (const path of ['orders/o-1', 'declarations', 'mails', 'stock'])
      for (const part of [text, html]) expect(part).toContain(`/desk/${path}`);
    expect(text).not.toMatch(/[{}]|staff\.|undefined/);
  });

  test('about one event says it in its subject', async () => {
    const [first] = events;
    const mail = await staffMail({ to: 'a@films.example', events: first ? [first] : [] }, locale);
    expect(mail.subject).toMatch(/K7Q-4ZT.*41\.90/);
  });
});
