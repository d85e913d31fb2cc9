import { sql } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import { type TableName, tableKeys } from '@/lib/shop/database/table-keys';
import type { Row } from './portable';

/** Rows per query. */
const page = 500;

/** All rows of a table in the order of their keys, read page by page. */
export async function* listRows(db: Database, table: TableName): AsyncGenerator<Row> {
  const keys: readonly string[] = tableKeys[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  for (let last: Row | undefined; ; ) {
    const at: Row | undefined = last;
    const beyond = at && sql`where (${columns}) > (${sql.join(keys.map((key) => at[key]))})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${beyond ?? sql``} order by ${columns} limit ${sql.lit(page)}
    `.execute(db);
    for (const row of rows) yield plain(row);
    last = rows.at(-1);
    if (rows.length < page) return;
  }
}

/** PostgreSQL returns `bigint` as a string of digits. */
function plain(row: Row): Row {
  const { counter } = row;
  return typeof counter === 'string' ? { ...row, counter: Number(counter) } : row;
}
