import { beforeEach, expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { readStep } from '@/lib/withdrawal/kept-step';
import { takeDeclaration } from '@/lib/withdrawal/take-declaration';
import { onBoth } from '@/tests/databases/on-both';
import { now } from '../selling/some-request';
import { someTill as till } from '../selling/some-till';

const typed = { name: 'Anna Muster', contract: 'K7Q-4ZT', email: 'anna@example.ch' };
const hour = 60 * 60 * 1000;

function form(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

onBoth('the two steps of a declaration', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });
  const take = (fields: Record<string, string>, at = now) =>
    takeDeclaration(db, form(fields), { till, locale: 'fr', now: at });
  const count = async () => (await db.selectFrom('declarations').select('id').execute()).length;

  test('what was typed is kept under a key of 128 bits until it is confirmed', async () => {
    const key = await take(typed);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(await readStep(db, key ?? '', now)).toEqual({ statement: typed, faults: {} });
    expect(await count()).toBe(0);
  });

  test('what was confirmed is declared once, however often it is sent', async () => {
    const confirmed = (await take(typed)) ?? '';
    expect(await take({ confirmed })).toBe(confirmed);
    const later = new Date(now.getTime() + 5000);
    expect(await take({ confirmed }, later)).toBe(confirmed);
    expect(await count()).toBe(1);
    expect(await readStep(db, confirmed, later)).toEqual({
      ...{ statement: typed, faults: {} },
      receivedAt: now.toISOString(),
    });
  });

  test('what has faults is not declared', async () => {
    const confirmed = (await take({ ...typed, email: 'anna' })) ?? '';
    expect((await readStep(db, confirmed, now))?.faults).toEqual({ email: 'email' });
    expect(await take({ confirmed })).toBeUndefined();
    expect(await count()).toBe(0);
  });

  test('after an hour it is gone, and so is what nobody has typed', async () => {
    const confirmed = (await take(typed)) ?? '';
    const later = new Date(now.getTime() + hour + 1);
    expect(await readStep(db, confirmed, later)).toBeUndefined();
    expect(await take({ confirmed }, later)).toBeUndefined();
    expect(await take({ confirmed: 'another' })).toBeUndefined();
    expect(await count()).toBe(0);
  });

  test('the draft of another form is none', async () => {
    const row = { key: 'k', form: '{"lines":[]}', faults: '[]', created_at: now.toISOString() };
    await db.insertInto('drafts').values(row).execute();
    expect(await readStep(db, 'k', now)).toBeUndefined();
  });
});
