import { beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { erasePersonalData } from '@/lib/shop/commands/erase-personal-data';
import { sendOrder } from '@/lib/shop/commands/fulfil-order';
import { payOrder } from '@/lib/shop/commands/pay-order';
import { placeOrder } from '@/lib/shop/commands/place-order';
import { sendMail } from '@/lib/shop/mail/send-mail';
import { listStoredMails } from '@/lib/shop/mail/stored-mails';
import { readOrder } from '@/lib/shop/orders/order';
import { gatherPerson } from '@/tools/shop/gather-person';
import { runShop } from '@/tools/shop/run-shop';
import { onBoth } from '../../../databases/on-both';
import { booking } from '../../shop/commands/booking';
import { sell } from '../../shop/commands/read-shop';
import { now, someRequest } from '../../shop/commands/some-request';
import { someShopConfig } from '../../shop/commands/some-shop-config';
import { temporaryFolder } from '../../temporary-folder';

beforeEach(() => {
  vi.stubEnv('DATA', temporaryFolder());
  vi.stubEnv('SMTP_URL', '');
});

onBoth('the stored data of a person', (open) => {
  test('is gathered with all linked rows, and without data of others', async () => {
    const db = await open();
    const order = await sell(db, someRequest({ email: 'Anna@Example.ch' }));
    await placeOrder(db, someRequest({ email: 'bela@example.ch', pieces: { secret: 1 } }));
    await payOrder(db, booking(order.id, 4190));
    const draft = { form: '{"email":"anna@example.ch"}', faults: '[]', created_at: '' };
    await db
      .insertInto('drafts')
      .values({ ...draft, key: 'k' })
      .execute();
    const declared = { name: 'Anna', contract: 'K7Q-4ZT', outcome: 'unknown', received_at: '' };
    await db
      .insertInto('declarations')
      .values({ ...declared, id: 'd', email: 'anna@EXAMPLE.ch' })
      .execute();
    const all = await gatherPerson(db, 'anna@example.ch');
    expect(all).toMatchObject({
      orders: [
        {
          number: order.number,
          address: { name: 'Anna Muster' },
          lines: [{ article: 'dvd' }],
          invoices: [{ kind: 'invoice', amount: 4190, paper: expect.any(Object) }],
          payments: [{ amount: 4190 }],
          acts: expect.arrayContaining([expect.objectContaining({ act: 'placed' })]),
        },
      ],
      withdrawals: [{ contract: 'K7Q-4ZT' }],
      unfinished: [{ form: { email: 'anna@example.ch' } }],
      desk: undefined,
    });
    const said = JSON.stringify(all);
    expect(said).not.toContain('bela@');
    expect(said).not.toContain('secret');
    expect(said, 'what opens the order is not told').not.toContain(order.token);
    expect(said).not.toMatch(/digest|form_key/);
  });

  test('includes the person’s admin account', async () => {
    const db = await open();
    const at = now.toISOString();
    const given = { id: 'p', email: 'anna@bobine.example', locale: 'fr', invited_at: at };
    const person = { ...given, role: 'packs' as const };
    await db.insertInto('people').values(person).execute();
    expect((await gatherPerson(db, 'anna@bobine.example')).desk).toEqual({
      ...person,
      sessions: [],
      passkeys: [],
      unsent_forms: [],
    });
  });

  test('is deleted except for what must be retained, and the date until which is printed', async () => {
    const db = await open();
    const paid = await sell(db, someRequest());
    await payOrder(db, booking(paid.id, 4190));
    await sendOrder(db, {
      orderId: paid.id,
      tracking: '',
      actor: 'site',
      now,
      shopConfig: someShopConfig,
    });
    const open1 = await sell(db, someRequest());
    const said: string[] = [];
    const shop = {
      open: async () => db,
      print: (line: string) => said.push(line),
      printError: (line: string) => said.push(`! ${line}`),
      now,
    };
    expect(await runShop(['forget', '--person', 'ANNA@example.ch'], shop)).toBe(0);
    expect(said[0]).toBe('1 order: whose they were is forgotten.');
    expect(said.slice(1).sort()).toEqual(
      [
        `${paid.number}: what its invoice says stays with the books until 2036-12-31 (ten years, article 958f OR).`,
        `${open1.number} stays: it is under way. Forget once more when it is paid and sent, or cancelled.`,
      ].sort(),
    );
    said.length = 0;
    expect(await runShop(['forget', '--person', 'nobody@example.ch'], shop)).toBe(0);
    expect(said).toEqual(['No order is under this address.']);
  });

  test('includes a voucher that another buyer gave it, until it is forgotten', async () => {
    const db = await open();
    const request = someRequest({ pieces: { bon: 1 }, kind: 'voucher', delivery: 'mail' });
    const gift = { text: 'Bravo !', voucher: { email: 'Jo@example.ch' } };
    const { id, number, total } = await sell(db, { ...request, form: { ...request.form, gift } });
    await payOrder(db, booking(id, total));
    expect(await gatherPerson(db, 'jo@example.ch')).toMatchObject({
      ...{ orders: [], gifts: [{ number, gift }] },
    });
    const forgetJo = () => erasePersonalData(db, 'jo@example.ch', now);
    const stays = [{ number, reason: 'under-way' }];
    expect(await forgetJo(), 'still to be mailed').toEqual({ forgotten: 0, stays });
    const sent = { sent_at: now.toISOString() };
    await db.updateTable('outbox').set(sent).where('kind', '=', 'gift').execute();
    expect(await forgetJo()).toEqual({ forgotten: 1, stays: [] });
    expect((await gatherPerson(db, 'jo@example.ch')).gifts).toEqual([]);
    expect((await readOrder(db, id))?.gift).toEqual({ text: 'Bravo !' });
  });

  test('has its stored mails deleted, and those to others stay', async () => {
    const db = await open();
    const words = { subject: 's', text: 't', html: '<p>t</p>' };
    await sendMail({ ...words, to: 'Anna@example.ch' }, { id: 'one' });
    await sendMail({ ...words, to: 'joanna@example.ch' }, { id: 'two' });
    const said: string[] = [];
    const shop = {
      open: async () => db,
      print: (line: string) => said.push(line),
      printError: (line: string) => said.push(`! ${line}`),
      now,
    };
    expect(await runShop(['forget', '--person', 'anna@EXAMPLE.ch'], shop)).toBe(0);
    expect(said).toContain('1 mail kept in the data folder: gone.');
    expect((await listStoredMails()).map(({ to }) => to)).toEqual(['joanna@example.ch']);
  });
});
