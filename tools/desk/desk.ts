import '@/lib/content/validate/provide';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';
import { nameDatabase, whereDatabase } from '@/lib/shop/database/where';
import { sayFailure } from '@/tools/setup/say-failure';
import { runDesk } from './run-desk';

/** `npm run desk -- invite anna@films.example`: manages access to the shop's admin area. */
const opened: Database[] = [];
const database = nameDatabase(whereDatabase());
const open = async () => {
  const db = await openDatabase(whereDatabase());
  opened.push(db);
  return db;
};
try {
  const lines = await runDesk(process.argv.slice(2), { open, now: new Date(), env: process.env });
  if (opened.length > 0) process.stdout.write(`(${database})\n`);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${sayFailure(error, database)}\n`);
  process.exitCode = 1;
}
for (const db of opened) await db.destroy();
