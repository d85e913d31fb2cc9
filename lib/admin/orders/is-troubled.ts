import type { ExpressionBuilder } from 'kysely';
import { troubles } from '@/lib/shop/commands/trouble';
import type { Tables } from '@/lib/shop/database/tables';

type Of = ExpressionBuilder<Tables, 'orders'>;

/** Whether a payment problem was logged without a later staff note. */
export function isTroubled(of: Of) {
  return of.exists(
    of
      .selectFrom('log as told')
      .select('told.id')
      .whereRef('told.order_id', '=', 'orders.id')
      .where('told.act', 'in', troubles)
      .where((told) => told.not(told.exists(notedSince(told)))),
  );
}

const notedSince = (told: ExpressionBuilder<Tables & { told: Tables['log'] }, 'orders' | 'told'>) =>
  told
    .selectFrom('log as noted')
    .select('noted.id')
    .whereRef('noted.order_id', '=', 'told.order_id')
    .whereRef('noted.at', '>=', 'told.at')
    .where('noted.act', '=', 'noted');
