import '@/lib/content/validate/provide';
import { databaseAddress, describeDatabase } from '@/lib/shop/database/data-location';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';
import { formatFailure } from '@/tools/setup/format-failure';
import { runAdminCommand } from './run-admin-command';

/** `npm run admin -- invite anna@films.example`: manages access to the shop's admin area. */
const opened: Database[] = [];
const database = describeDatabase(databaseAddress());
const open = async () => {
  const db = await openDatabase(databaseAddress());
  opened.push(db);
  return db;
};
try {
  const lines = await runAdminCommand(process.argv.slice(2), {
    open,
    now: new Date(),
    env: process.env,
  });
  if (opened.length > 0) process.stdout.write(`(${database})\n`);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${formatFailure(error, database)}\n`);
  process.exitCode = 1;
}
for (const db of opened) await db.destroy();
