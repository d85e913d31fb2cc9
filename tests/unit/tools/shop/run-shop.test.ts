import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { beat, endBeat, lastBeat } from '@/lib/database/heartbeat';
import { type Database, openDatabase } from '@/lib/database/open-database';
import { startDispatch } from '@/lib/dispatch/start-dispatch';
import { placeOrder } from '@/lib/selling/place-order';
import { runShop } from '@/tools/shop/run-shop';
import { someRequest } from '../../selling/some-request';
import { until } from '../../until';

const folder = mkdtempSync(join(tmpdir(), 'shop-cli-'));
const opened: Database[] = [];
// Never the mails of whoever runs the tests.
beforeAll(() => {
  vi.stubEnv('DATA', join(folder, 'data'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const db of opened) await db.destroy();
  rmSync(folder, { recursive: true });
});

async function someShop() {
  const db = await openDatabase(':memory:');
  opened.push(db);
  const [printed, complained]: [string[], string[]] = [[], []];
  const shop = {
    open: async () => db,
    print: (line: string) => printed.push(line),
    complain: (line: string) => complained.push(line),
    now: new Date(),
    database: 'shop.sqlite',
  };
  return { db, printed, complained, run: (...words: string[]) => runShop(words, shop) };
}

test('help names every command, and is no fault when it was asked for', async () => {
  const { run, printed, complained } = await someShop();
  expect(await run('--help')).toBe(0);
  for (const name of ['backup', 'restore', 'export', 'forget', 'stock'])
    expect(printed.join()).toContain(`npm run shop -- ${name}`);
  expect(await run()).toBe(2);
  expect(complained[0]).toBe(printed[0]);
});

test.each([['sell'], ['constructor'], ['__proto__']])('%s is no command', async (name) => {
  const { run, complained } = await someShop();
  expect(await run(name)).toBe(2);
  expect(complained[0]).toContain(`There is no ${name} here.`);
});

test.each([
  ['backup'],
  ['backup', 'a', 'b'],
  ['backup', 'a', '--force'],
  ['restore'],
  ['export'],
  ['export', '--person', 'anna'],
  ['forget', 'anna@example.ch'],
  ['stock', 'a', 'b', 'c'],
  ['stock', 'affiche-nosferatu', '1.5'],
  ['stock', 'affiche-nosferatu', '-3'],
])('%s %s %s %s says how it is used, and does nothing', async (...words) => {
  const { run, complained, printed } = await someShop();
  expect(await run(...words)).toBe(2);
  expect(complained.join()).toContain(`npm run shop -- ${words[0]} `);
  expect(printed).toEqual([]);
});

test('a backup is written, not over another, and restored', async () => {
  const one = await someShop();
  await placeOrder(one.db, someRequest());
  const file = join(folder, 'shop.gz');
  expect(await one.run('backup', file)).toBe(0);
  expect(one.printed[0]).toContain('orders 1');
  expect(existsSync(file)).toBe(true);
  expect(await one.run('backup', file)).toBe(1);
  expect(one.complained[0]).toContain('is there already');
  expect(await one.run('restore', file)).toBe(1);
  expect(one.complained[1]).toContain('--replace');
  expect(await one.run('restore', file, '--replace')).toBe(0);
  const other = await someShop();
  expect(await other.run('restore', file)).toBe(0);
  expect(other.printed[0]).toContain('orders 1');
});

test('nothing is restored from under a site that runs', async () => {
  const { db, run, printed, complained } = await someShop();
  const file = join(folder, 'running.gz');
  await run('backup', file);
  const stop = startDispatch({ open: async () => db, deliver: async () => undefined, chores: [] });
  await until(async () => expect(await lastBeat(db, new Date())).toBeDefined());
  expect(await run('restore', file, '--replace')).toBe(1);
  expect(complained[0]).toContain('The site runs on this database');
  expect(await run('restore', file, '--replace', '--while-running')).toBe(0);
  await beat(db, 'another', new Date());
  await stop();
  expect(await run('restore', file, '--replace')).toBe(1);
  await endBeat(db, 'another');
  expect(await run('restore', file, '--replace')).toBe(0);
  expect(printed).toHaveLength(3);
});

test('what is kept of a person is printed as JSON', async () => {
  const { db, run, printed } = await someShop();
  await placeOrder(db, someRequest());
  expect(await run('export', '--person', 'anna@example.ch')).toBe(0);
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({ orders: [{ email: 'anna@example.ch' }] });
});

test('stock is said, set, and counted no more', async () => {
  const { run, printed, complained } = await someShop();
  expect(await run('stock', 'affiche-nosferatu')).toBe(0);
  expect(await run('stock', 'affiche-nosferatu', '12')).toBe(0);
  expect(await run('stock', 'affiche-nosferatu', 'none')).toBe(0);
  expect(printed).toEqual([
    'affiche-nosferatu: not counted',
    'affiche-nosferatu: 12',
    'affiche-nosferatu: not counted',
  ]);
  expect(await run('stock')).toBe(0);
  expect(printed.slice(3)).toContain('blu-ray-nosferatu: not counted');
  expect(await run('stock', 'afiche-nosferatu', '3')).toBe(1);
  expect(complained).toEqual(['There is no article afiche-nosferatu. Is affiche-nosferatu meant?']);
});

test('a backup that is not there is said in a sentence', async () => {
  const { run, complained } = await someShop();
  expect(await run('restore', join(folder, 'none.gz'))).toBe(1);
  expect(complained[0]).toMatch(/^There is no file .*none\.gz/);
});

test('what the system says is told as what, where and what to do', async () => {
  const { run, complained } = await someShop();
  expect(await run('backup', join(folder, 'none/x.gz'))).toBe(1);
  expect(complained[0]).toContain('its folder is not there');
  await run('stock', 'affiche-nosferatu', '-3');
  expect(complained[1]).toContain('“-3” is less than nothing');
});
