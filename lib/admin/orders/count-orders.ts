import type { Database } from '@/lib/shop/database/open-database';
import { findEmptied } from './find-emptied';
import { inState } from './in-state';
import { type OrderState, orderStates } from './order-state';

/** The number of orders in each state. */
export async function countOrders(
  db: Database,
  { isOnAccount }: { isOnAccount: boolean },
): Promise<Record<OrderState, number>> {
  const terms = { isOnAccount, emptied: await findEmptied(db) };
  const counted = await db
    .selectFrom('orders')
    .select((of) =>
      orderStates.map((state) =>
        of.fn
          .countAll()
          .filterWhere((order) => inState(order, state, terms))
          .as(state),
      ),
    )
    .executeTakeFirstOrThrow();
  const entries = orderStates.map((state) => [state, Number(counted[state])]);
  return Object.fromEntries(entries) as Record<OrderState, number>;
}
