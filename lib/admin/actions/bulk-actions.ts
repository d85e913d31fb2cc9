import { packOrder, sendOrder, setTracking } from '@/lib/shop/commands/fulfil-order';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import { payAtDesk } from '@/lib/shop/commands/pay-order';
import type { Database } from '@/lib/shop/database/open-database';
import { readOrder } from '@/lib/shop/orders/order';
import { readPieceRecords } from '@/lib/shop/orders/piece-records';
import type { ShopContext } from '../entry/enter-admin';
import { type BulkLine, type Outcome, storeBulkResult } from '../orders/bulk-result';
import { isOrderState } from '../orders/order-state';
import { selectedOrders } from '../orders/selected-orders';
import { readTrackingList, type TrackingLine } from '../orders/tracking-list';
import { isRefusal } from './action-names';
import { type AdminAction, by, type Fields, requireContext } from './define-action';

/** @returns a `Refusal` if the order is left as it is */
type OrderAction = (context: ShopContext, orderId: string) => Promise<unknown>;
type BulkActionName = 'orders-pay' | 'orders-pack' | 'orders-send';

/** The path of the order list to return to, with the result. */
function listPath({ state, q }: Fields, result: Record<string, string>): string {
  const query: Fields = q ? { q } : { state: isOrderState(state) ? state : 'all' };
  return `/desk/orders?${new URLSearchParams({ ...query, ...result })}`;
}

/** Runs an action on each selected order by itself: a refused order does not stop the others. */
function forSelected(action: BulkActionName, run: OrderAction): AdminAction {
  return async (admin, fields) => {
    const context = requireContext(admin, action);
    const ids = selectedOrders(fields);
    if (ids.length === 0) return listPath(fields, { fault: 'none-selected' });
    const lines: BulkLine[] = [];
    for (const orderId of ids) {
      const outcome = await outcomeOf(async () => {
        const reason = await run(context, orderId);
        return isRefusal(reason) ? reason : 'done';
      });
      lines.push({ label: await numberOf(context.db, orderId), orderId, outcome });
    }
    const result = { action, lines, refusedList: '' };
    return listPath(fields, { result: await storeBulkResult(context.db, result, context.now) });
  };
}

/** The outcome, or the reason why a command was refused. */
async function outcomeOf(command: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await command();
  } catch (error) {
    if (error instanceof OrderCommandError) return error.reason;
    throw error;
  }
}

async function numberOf(db: Database, orderId: string): Promise<string> {
  const order = db.selectFrom('orders').select('number').where('id', '=', orderId);
  return (await order.executeTakeFirst())?.number ?? orderId;
}

export const bulkOrderActions = {
  'orders-pay': forSelected('orders-pay', async (context, orderId) => {
    const sourceId = crypto.randomUUID();
    return (await payAtDesk(context.db, { orderId, sourceId, ...by(context) })) || 'nothing-open';
  }),
  'orders-pack': forSelected('orders-pack', (context, orderId) =>
    packOrder(context.db, { orderId, ...by(context) }),
  ),
  'orders-send': forSelected('orders-send', (context, orderId) =>
    sendOrder(context.db, { orderId, tracking: '', ...by(context) }),
  ),
  'orders-tracking': (async (admin, fields) => {
    const context = requireContext(admin, 'orders-tracking');
    const { db, now } = context;
    const list = readTrackingList(fields.list ?? '');
    if (list.length === 0) return listPath(fields, { fault: 'form' });
    const lines: BulkLine[] = [];
    const refused: string[] = [];
    for (const line of list) {
      const result = await sendLine(context, line);
      lines.push(result);
      if (isRefusal(result.outcome)) refused.push(line.text);
    }
    const result = { action: 'orders-tracking' as const, lines, refusedList: refused.join('\n') };
    return listPath(fields, { result: await storeBulkResult(db, result, now) });
  }) satisfies AdminAction,
};

/** Sends the order of a line with its tracking number. An order that was sent before is not sent again. */
async function sendLine(context: ShopContext, { text, readings }: TrackingLine): Promise<BulkLine> {
  const { db } = context;
  if (readings.length === 0) return { label: text, outcome: 'no-number' };
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where(
      'number',
      'in',
      readings.map(({ number }) => number),
    )
    .execute();
  for (const { number, tracking } of readings) {
    const orderId = orders.find((order) => order.number === number)?.id;
    if (!orderId) continue;
    const outcome = await outcomeOf(() => sendWithTracking(context, { orderId, tracking }));
    return { label: number, orderId, outcome };
  }
  return { label: text, outcome: 'unknown' };
}

async function sendWithTracking(
  context: ShopContext,
  { orderId, tracking }: { orderId: string; tracking: string },
): Promise<Outcome> {
  if (tracking === '') return 'no-tracking';
  const order = await readOrder(context.db, orderId);
  // Without this check, listing a parcel that was already recorded on the order's page would send the rest of
  // the order.
  const { shipments } = await readPieceRecords(context.db, orderId);
  if (shipments.some((parcel) => parcel.tracking === tracking)) return 'unchanged';
  const unnumbered = shipments.find((parcel) => parcel.tracking === '');
  if (unnumbered) {
    await setTracking(context.db, { orderId, tracking, shipment: unnumbered.id, ...by(context) });
    return 'tracking-added';
  }
  if (order?.delivery_state !== 'sent' || order.delivery !== 'post') {
    await sendOrder(context.db, { orderId, tracking, ...by(context) });
    return 'done';
  }
  if (order.tracking === tracking) return 'unchanged';
  if (order.tracking !== '') return 'other-tracking';
  await setTracking(context.db, { orderId, tracking, ...by(context) });
  return 'tracking-added';
}
