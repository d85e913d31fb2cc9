import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * Timeouts in milliseconds. `connection`: for getting a connection while all are in use or the
 * database does not respond; `query`: for a query's answer. Short enough that a visitor sees an error
 * page before the browser gives up.
 */
export const visitorTimeouts = { connection: 4_000, query: 4_000 };
/** Timeouts for commands. Migrations and copies of all tables may have to wait for another process. */
const commandTimeouts = { connection: 15_000, query: 120_000 };

export type QueryTimeouts = typeof visitorTimeouts;

/**
 * A PostgreSQL pool with query timeouts. A connection with an unanswered query is closed and never
 * reused: the database rolls back its transaction, and no later user gets it. The result of an
 * unanswered `commit` is unknown; if the visitor submits the form again, its key shows whether it is already an order.
 */
export async function openPostgresPool(
  address: string,
  { connection, query }: QueryTimeouts = commandTimeouts,
) {
  const { Pool } = (await import('pg')).default;
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: connection,
  });
  // A broken connection is replaced, and its user gets the error from the query. Without these
  // listeners an error on an idle or a used connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let timeout = commandTimeouts.query;
  return {
    pool: {
      connect: async () => {
        const client = await pool.connect();
        return withTimeout(client, (closes) => client.release(closes), timeout);
      },
      end: () => pool.end(),
    } satisfies PostgresPool,
    /** Switches to the query timeout of visitors, once the database is migrated. */
    applyVisitorTimeouts: () => {
      timeout = query;
    },
  };
}

function withTimeout(
  client: Pick<PostgresPoolClient, 'query'>,
  release: (closes: boolean) => void,
  timeout: number,
): PostgresPoolClient {
  let timeoutError: Error | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (timeoutError) throw timeoutError;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        timeoutError = new Error(`The database has not answered within ${timeout / 1000} s`);
        release(true);
        reject(timeoutError);
      }, timeout);
    });
    try {
      return await Promise.race([client.query(sql, parameters), late]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: () => timeoutError ?? release(false),
  };
}
