import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * Milliseconds. `connection`: for one, while others have them all or the database does not answer; `query`: for an answer
 * on one. Whoever asks a page hears within seconds that the shop is away, and their browser has not given up.
 */
export const patience = { connection: 4_000, query: 4_000 };
/** What brings tables to their shape, or copies all of them, may wait for another who does; so may commands. */
const unhurried = { connection: 15_000, query: 120_000 };

export type Patience = typeof patience;

/**
 * Connections to PostgreSQL that are given up once a query is not answered in time. Such a connection is closed, never
 * used again: what it has begun is taken back when the database finds nobody there, and nobody after it comes into a
 * transaction that is still open. Of a `commit` without an answer nobody knows; whoever has sent the form sends it
 * again, and its key tells whether it is an order already.
 */
export async function openPostgresPool(where: string, { connection, query }: Patience = unhurried) {
  const { Pool } = (await import('pg')).default;
  const pool = new Pool({
    connectionString: where,
    max: 10,
    connectionTimeoutMillis: connection,
  });
  // A connection that breaks is replaced, and who has it hears it from their query; without a listener it would end the
  // process, of one that nobody uses and of one that somebody has.
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
    /** From now on visitors wait. */
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
