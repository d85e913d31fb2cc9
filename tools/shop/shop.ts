import { existsSync } from 'node:fs';
import '@/lib/content/validate/provide';
import {
  databaseAddress,
  describeDatabase,
  isPostgresUrl,
} from '@/lib/shop/database/data-location';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';
import type { ShopContext } from './command';
import { runShop } from './run-shop';

/** `npm run shop -- <command>`: maintenance of a shop's data. */
const opened: Database[] = [];

const open: ShopContext['open'] = async ({ mayCreate } = { mayCreate: false }) => {
  const where = databaseAddress();
  const isFile = !isPostgresUrl(where);
  if (isFile && !mayCreate && !existsSync(where))
    throw new Error(`There is no shop at ${where}: DATA or DATABASE_URL says where it lies.`);
  const db = await openDatabase(where);
  opened.push(db);
  return db;
};

process.exitCode = await runShop(process.argv.slice(2), {
  open,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  now: new Date(),
  database: describeDatabase(databaseAddress()),
});
for (const db of opened) await db.destroy();
