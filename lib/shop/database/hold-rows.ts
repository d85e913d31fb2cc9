import type { Kysely, SelectQueryBuilder } from 'kysely';
import { isPostgres } from './is-postgres';

/**
 * Locks the selected rows until the transaction ends: PostgreSQL with `FOR UPDATE`; SQLite has only
 * one writer anyway.
 */
export function holdRows<Tables, Names extends keyof Tables, Row>(
  tx: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> {
  return isPostgres(tx) ? query.forUpdate() : query;
}
