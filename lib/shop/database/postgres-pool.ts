import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * Timeouts in milliseconds. `connection`: for getting a connection while all are in use or the
 * database does not respond; `query`: for a query's answer. Short enough that a visitor sees an error
 * page before the browser gives up.
 */
export const patience = { connection: 4_000, query: 4_000 };
/** Migrations and copies of all tables may wait for another process; so may commands. */
const unhurried = { connection: 15_000, query: 120_000 };

export type Patience = typeof patience;

/**
 * A PostgreSQL pool with query timeouts. A connection with an unanswered query is closed and never
 * reused: the database rolls back its transaction, and no later user gets it. The result of an
 * unanswered `commit` is unknown; the visitor submits the form again, and its key shows whether it is
 * already an order.
 */
export async function openPostgresPool(where: string, { connection, query }: Patience = unhurried) {
  const { Pool } = (await import('pg')).default;
  const pool = new Pool({
    connectionString: where,
    max: 10,
    connectionTimeoutMillis: connection,
  });
  // A broken connection is replaced, and its user gets the error from the query. Without these
  // listeners an error on an idle or a used connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let most = unhurried.query;
  return {
    pool: {
      connect: async () => {
        const client = await pool.connect();
        return impatient(client, (closes) => client.release(closes), most);
      },
      end: () => pool.end(),
    } satisfies PostgresPool,
    /** Switches to the short timeouts, once visitors wait. */
    hurry: () => {
      most = query;
    },
  };
}

function impatient(
  client: Pick<PostgresPoolClient, 'query'>,
  release: (closes: boolean) => void,
  most: number,
): PostgresPoolClient {
  let given: Error | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (given) throw given;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        given = new Error(`The database has not answered within ${most / 1000} s`);
        release(true);
        reject(given);
      }, most);
    });
    try {
      return await Promise.race([client.query(sql, parameters), late]);
    } finally {
      clearTimeout(timer);
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => given ?? release(false) };
}
