import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { restoreDiscountUses } from '@/lib/shop/pricing/discount-uses';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { restoreVouchers } from '@/lib/shop/vouchers/voucher';
import { restoreStock } from '../articles/stock';
import { type ReturnedLine, readPieceRecords } from '../orders/piece-records';
import { dueBack, mayComeBack, type SplitLine, splitLines } from '../orders/split-lines';
import { creditRest } from '../refunds/credit-rest';
import { writeLog } from './command-log';
import { type OrderCommand, OrderCommandError, runOrderCommand } from './order-command';

type GoodsReturn = OrderCommand & {
  shopConfig: ShopConfig;
  /** The form's key, so that submitting the form twice makes only one return. */
  key: string;
  lines: ReturnedLine[];
};

/**
 * Records the pieces that came back, or have never left. Good pieces are for sale again. Once everything due is
 * back, the vouchers that paid a withdrawn or refunded order are restored. An unpaid order is then cancelled.
 * `refundPayment` pays the money back.
 */
export function returnGoods(db: Database, goodsReturn: GoodsReturn): Promise<void> {
  const { orderId, key, now } = goodsReturn;
  return runOrderCommand(db, 'take back', orderId, async (tx, order) => {
    const records = await readPieceRecords(tx, orderId);
    if (records.returns.some((one) => one.key === key)) return;
    const split = splitLines(order, records);
    const lines = checkReturn(order, split, goodsReturn.lines);
    const at = now.toISOString();
    await tx
      .insertInto('returns')
      .values({ key, order_id: orderId, lines: JSON.stringify(lines), at })
      .execute();
    const goodPieces = lines.map(({ position, good }) => {
      return { article: lineAt(split, position).article, pieces: good };
    });
    await restoreStock(tx, goodPieces, now);
    const givenBack = await finishReturn(tx, order, goodsReturn);
    const returned = lines.map(({ position, ...pieces }) => {
      return { title: lineAt(split, position).title, ...pieces };
    });
    const detail = { returned, givenBack, currency: order.currency };
    await writeLog(tx, { actor: goodsReturn.actor, act: 'taken back', orderId, detail }, now);
  });
}

const lineAt = (split: SplitLine[], position: number) => {
  const found = split.find(({ line }) => line.position === position)?.line;
  if (!found) throw new OrderCommandError('take back', 'not-out');
  return found;
};

/**
 * The lines that have pieces. @throws OrderCommandError if no piece came back although some may, or more than
 * can come back
 */
function checkReturn(order: Order, split: SplitLine[], lines: ReturnedLine[]): ReturnedLine[] {
  const refuse = (reason: ConstructorParameters<typeof OrderCommandError>[1]) =>
    new OrderCommandError('take back', reason, order.number);
  if (order.cancelled_at) throw refuse('cancelled');
  const chosen = lines.filter(({ good, damaged }) => good + damaged > 0);
  const isPossible = chosen.every(({ position, good, damaged }) => {
    const line = split.find((one) => one.line.position === position);
    return line !== undefined && good + damaged <= mayComeBack(line);
  });
  // Vouchers do not come back, so the return of an order of vouchers has no pieces.
  const hasNone = split.every((one) => mayComeBack(one) === 0);
  if (hasNone && (order.returned_at || !isWhole(order)))
    throw refuse(order.returned_at ? 'returned' : 'not-withdrawn');
  if (!isPossible || (chosen.length === 0 && !hasNone)) throw refuse('not-out');
  return chosen;
}

/** Whether the whole order was withdrawn from or refunded. */
const isWhole = ({ withdrawn_at, payment_state }: Order) =>
  withdrawn_at !== null || payment_state === 'refunded';

/** Ends the return once nothing more is due back. @returns the amount restored to vouchers */
async function finishReturn(
  tx: Database,
  order: Order,
  { orderId, shopConfig, now }: GoodsReturn,
): Promise<number> {
  const split = splitLines(order, await readPieceRecords(tx, orderId));
  if (split.some((line) => dueBack(line) > 0)) return 0;
  const at = now.toISOString();
  const isUnpaid = isWhole(order) && order.payment_state === 'open';
  const isFree = isWhole(order) && order.total === 0;
  const returned = {
    returned_at: at,
    ...(isUnpaid && { cancelled_at: at }),
    ...(isFree && { payment_state: 'refunded' as const }),
  };
  await tx.updateTable('orders').set(returned).where('id', '=', orderId).execute();
  // The order is now cancelled, so the discount code can be used once more.
  if (isUnpaid) await restoreDiscountUses(tx, order.discounts);
  // For a partial refund, the refund itself has restored the voucher.
  const restored = isWhole(order) ? await restoreVouchers(tx, orderId, now) : 0;
  // No money will be paid back: the order is unpaid, or paid with vouchers alone.
  if (isUnpaid || isFree) await creditRest(tx, { ...order, ...returned }, { shopConfig, now });
  return restored;
}
