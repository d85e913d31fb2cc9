import { type Kysely, sql } from 'kysely';
import { isPostgres } from './is-postgres';

/** Makes a table append-only: triggers reject updates and deletes. */
export async function keepForever(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  const refused = sql.lit(`${table} is only added to`);
  if (isPostgres(db)) {
    const refuse = sql.ref(`refuse_in_${table}`);
    await sql`create or replace function ${refuse}() returns trigger as ${sql.raw(
      `$$ begin raise exception '${table} is only added to'; end $$`,
    )} language plpgsql`.execute(db);
    await sql`create trigger ${sql.ref(`${table}_stays`)} before update or delete or truncate on ${name}
      for each statement execute function ${refuse}()`.execute(db);
    return;
  }
  for (const act of ['update', 'delete'])
    await sql`create trigger ${sql.ref(`${table}_no_${act}`)} before ${sql.raw(act)} on ${name}
      begin select raise(abort, ${refused}); end`.execute(db);
}
