import { existsSync } from 'node:fs';
import '@/lib/content/validate/provide';
import type { Database } from '@/lib/shop/database/open-database';
import { openDatabase } from '@/lib/shop/database/open-database';
import { isPostgresAddress, nameDatabase, whereDatabase } from '@/lib/shop/database/where';
import type { Shop } from './command';
import { runShop } from './run-shop';

/** `npm run shop -- <command>`: maintenance of a shop's data. */
const opened: Database[] = [];

const open: Shop['open'] = async ({ mayMake } = { mayMake: false }) => {
  const where = whereDatabase();
  const isFile = !isPostgresAddress(where);
  if (isFile && !mayMake && !existsSync(where))
    throw new Error(`There is no shop at ${where}: DATA or DATABASE_URL says where it lies.`);
  const db = await openDatabase(where);
  opened.push(db);
  return db;
};

process.exitCode = await runShop(process.argv.slice(2), {
  open,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  now: new Date(),
  database: nameDatabase(whereDatabase()),
});
for (const db of opened) await db.destroy();
