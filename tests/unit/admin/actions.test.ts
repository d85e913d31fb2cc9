import { expect, onTestFinished, test, vi } from 'vitest';
import { actions } from '@/lib/admin/actions/actions';
import { countWithdrawalRequests, listWithdrawalRequests } from '@/lib/admin/lists';
import { openingChecklist, openingSteps } from '@/lib/admin/opening-checklist';
import { findPerson, invitePerson, listPeople } from '@/lib/admin/staff';
import { writeLog } from '@/lib/shop/commands/command-log';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { onBoth, onSqlite } from '@/tests/databases/on-both';
import { withSqliteShop } from '../shop/commands/shop';
import { now } from '../shop/commands/some-request';
import { someShopConfig } from '../shop/commands/some-shop-config';
import { adminContextOf } from './admin-context';

withSqliteShop('withdrawal declarations', (shop) => {
  const declared = {
    ...{ name: 'Beat', email: 'beat@example.ch', outcome: 'unknown' },
    received_at: now.toISOString(),
  };
  async function declare(contract: string, changes = {}) {
    const id = crypto.randomUUID();
    const row = { ...declared, id, contract, ...changes };
    await shop.db.insertInto('declarations').values(row).execute();
    return id;
  }

  test('are listed until they are settled, with the order of their number', async () => {
    const { id: orderId, number } = await shop.sell();
    const id = await declare(number);
    await declare('AAA-AAA', { settled_at: now.toISOString() });
    expect(await countWithdrawalRequests(shop.db)).toBe(1);
    expect(await listWithdrawalRequests(shop.db)).toEqual([
      { ...declared, id, contract: number, orderId, part: '' },
    ]);
  });

  test('are settled once, with a log entry without personal data', async () => {
    const { id: order_id, number } = await shop.sell();
    const declarationId = await declare(number, { order_id });
    await declare('AAA-AAA');
    for (const _ of [1, 2])
      expect(
        await actions['declaration-settle'](adminContextOf(shop.db), { declarationId }),
      ).toContain('?said=');
    expect((await listWithdrawalRequests(shop.db)).map(({ contract }) => contract)).toEqual([
      'AAA-AAA',
    ]);
    const log = shop.db.selectFrom('log').select(['actor', 'order_id', 'detail']);
    const detail = JSON.stringify({ declaration: declarationId });
    expect(await log.where('act', '=', 'declaration settled').execute()).toEqual([
      { actor: 'anna@house.example', order_id, detail },
    ]);
  });
});

onSqlite('passkey-remove', (open) => {
  test('removes a passkey of its owner only, with one log entry', async () => {
    const db = await open();
    const [anna, beat] = await Promise.all(
      ['anna@house.example', 'beat@house.example'].map((email) =>
        invitePerson(db, { email, locale: 'fr' }, now),
      ),
    );
    const key = { public_key: '', counter: 0, transports: '[]', name: 'Phone', used_at: null };
    const row = { ...key, id: 'key', person_id: anna ?? '', created_at: now.toISOString() };
    await db.insertInto('passkeys').values(row).execute();
    const remove = (personId = '') => {
      const admin = adminContextOf(db);
      const visitor = { ...admin.visitor, personId };
      return actions['passkey-remove']({ ...admin, visitor }, { id: 'key' });
    };
    const lines = async () => (await db.selectFrom('log').select('act').execute()).length;
    await remove(beat);
    expect(await db.selectFrom('passkeys').select('id').execute()).toHaveLength(1);
    expect(await lines()).toBe(0);
    expect(await remove(anna)).toContain('said=passkey-remove');
    await remove(anna);
    expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([]);
    expect(await lines()).toBe(1);
  });
});

onBoth('access to the admin', (open) => {
  test('is given, changed and taken away by others, with log entries, never by oneself', async () => {
    const db = await open();
    vi.stubEnv('SMTP_URL', '');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const personId = await invitePerson(db, { email: 'anna@house.example', locale: 'fr' }, now);
    const admin = adminContextOf(db);
    const context = { ...admin, visitor: { ...admin.visitor, personId } };
    const run = (name: keyof typeof actions, fields: Record<string, string>) =>
      actions[name](context, fields);
    const people = async () =>
      (await listPeople(db)).map(({ email, role }) => `${email.split('@')[0]}: ${role}`);
    const beat = { email: 'Beat@House.example', locale: 'de', role: 'packs' };
    expect(await run('person-invite', beat)).toContain('said=person-invite');
    expect(await people()).toEqual(['anna: all', 'beat: packs']);
    const other = (await findPerson(db, beat.email))?.id ?? '';
    await run('person-role', { personId: other, role: 'books' });
    expect(await people()).toEqual(['anna: all', 'beat: books']);
    for (const [name, fields] of [
      ['person-invite', { ...beat, email: 'anna@house.example' }],
      ['person-role', { personId, role: 'packs' }],
      ['person-remove', { personId }],
    ] as const)
      expect(await run(name, fields)).toContain('fault=own-access');
    await run('person-remove', { personId: other });
    expect(await people()).toEqual(['anna: all']);
    const log = await db.selectFrom('log').select('act').execute();
    expect(log.map(({ act }) => act).toSorted()).toEqual([
      'person invited',
      'person removed',
      'role changed',
    ]);
  });
});

withSqliteShop('the checklist before opening', (shop) => {
  test('tells what the shop lacks', async () => {
    const missing = async (changes: Partial<ShopConfig> = {}) => {
      const done = await openingChecklist(shop.db, { ...someShopConfig, ...changes });
      return openingSteps.filter((step) => !done[step]);
    };
    const [zone] = someShopConfig.zones;
    const zones = zone ? [{ ...zone, countries: ['FR'] }] : [];
    const withdrawal = { days: 7 };
    const terms = { text: ' ', lang: 'fr', translated: true } as const;
    expect(await missing({ terms, withdrawal })).toEqual(['terms', 'mail', 'order']);
    expect(await missing({ withdrawal, zones })).toContain('withdrawal');
    await shop.sell();
    await writeLog(shop.db, { actor: 'anna@house.example', act: 'test mail sent' }, now);
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    vi.stubEnv('MAIL_FROM', 'shop@house.example');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(await missing()).toEqual([]);
  });
});
