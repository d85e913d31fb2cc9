import type { Kysely, SelectQueryBuilder } from 'kysely';
import { isPostgres } from './is-postgres';

/**
 * Asks for rows that nobody else changes until the transaction ends: SQLite has one who writes, PostgreSQL holds what it
 * has read.
 */
export function holdRows<Tables, Names extends keyof Tables, Row>(
  tx: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> {
  return isPostgres(tx) ? query.forUpdate() : query;
}
