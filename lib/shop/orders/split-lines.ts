import type { Account, Order } from '@/lib/shop/orders/order';
import { isHandedOver } from '@/lib/shop/orders/order-status';
import type { PieceRecords } from './piece-records';

type Line = Order['lines'][number];

/** Where the pieces of a line are. `left + withdrawn + refunded` are the pieces bought. */
export type SplitLine = {
  line: Line;
  /** Pieces the buyer has or still gets. */
  left: number;
  /** Withdrawn and not refunded yet. */
  withdrawn: number;
  refunded: number;
  /** With the buyer or under way: sent and not returned. */
  out: number;
  /** Came back; `damaged` of them are not for sale again. */
  returned: number;
  damaged: number;
  /** Set aside for this order at the seller: not sent, and not returned to the stock. */
  house: number;
};

type SplitOrder = Pick<
  Order,
  | 'lines'
  | 'payment_state'
  | 'withdrawn_at'
  | 'delivery_state'
  | 'sent_at'
  | 'returned_at'
  | 'delivery'
>;

/** Follows the pieces of each line through withdrawals, parcels, refunds and returns. */
export function splitLines(order: SplitOrder, records: PieceRecords): SplitLine[] {
  return order.lines.map((line) => {
    const split = { ...{ line, left: line.pieces, house: line.pieces, withdrawn: 0, refunded: 0 } };
    const state: SplitLine = { ...split, out: 0, returned: 0, damaged: 0 };
    for (const { change } of changesOf(order, records, line)) change(state);
    if (order.payment_state === 'refunded')
      Object.assign(state, { left: 0, withdrawn: 0, refunded: line.pieces });
    // The returns of older orders were not recorded by line.
    if (order.returned_at && records.returns.length === 0) takeBack(state, dueBack(state), 0);
    return state;
  });
}

type Change = (state: SplitLine) => void;

/** The changes of a line in chronological order; of simultaneous changes the withdrawal comes first. */
function changesOf(order: SplitOrder, records: PieceRecords, { position, kind, pieces }: Line) {
  const isShipped = kind !== 'voucher' && order.delivery !== 'mail';
  const dated = <Row extends { at: string; lines: { position: number }[] }>(
    rows: Row[],
    change: (line: Row['lines'][number]) => Change,
  ) =>
    rows.flatMap(({ at, lines }) =>
      lines.filter((one) => one.position === position).map((one) => ({ at, change: change(one) })),
    );
  const { withdrawn_at: withdrawnAt, sent_at: sentAt } = order;
  // Orders that were sent before parcels were recorded.
  const isUnrecorded = sentAt && isHandedOver(order) && records.shipments.length === 0;
  return [
    ...dated(records.withdrawals, (one) => withdraw(one.pieces)),
    ...(withdrawnAt ? [{ at: withdrawnAt, change: withdraw(pieces) }] : []),
    ...(isShipped ? dated(records.shipments, (one) => ship(one.pieces)) : []),
    ...(isShipped && isUnrecorded ? [{ at: sentAt, change: shipAll }] : []),
    ...records.refunds.flatMap(({ created_at: at, items }) =>
      dated([{ at, lines: items.lines }], (one) => refund(one.pieces, items.restock !== undefined)),
    ),
    ...dated(
      records.returns,
      ({ good, damaged }) =>
        (state) =>
          takeBack(state, good, damaged),
    ),
  ].toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

const withdraw =
  (pieces: number): Change =>
  (state) => {
    const withdrawn = Math.min(pieces, state.left);
    state.left -= withdrawn;
    state.withdrawn += withdrawn;
  };

const ship =
  (pieces: number): Change =>
  (state) => {
    const sent = Math.min(pieces, state.house);
    state.house -= sent;
    state.out += sent;
  };

const shipAll: Change = (state) => ship(state.left)(state);

/** @param isDecided whether unsent pieces are released at once: restocked, or taken out of sale */
const refund =
  (pieces: number, isDecided: boolean): Change =>
  (state) => {
    const refunded = Math.min(pieces, state.left + state.withdrawn);
    const covered = Math.min(refunded, state.withdrawn);
    state.withdrawn -= covered;
    state.left -= refunded - covered;
    state.refunded += refunded;
    if (isDecided) state.house -= Math.min(pieces, state.house);
  };

/** Pieces come back from the buyer first; the rest never left. */
function takeBack(state: SplitLine, good: number, damaged: number): void {
  const fromBuyer = Math.min(good + damaged, state.out);
  state.out -= fromBuyer;
  state.house -= Math.min(good + damaged - fromBuyer, state.house);
  state.returned += good + damaged;
  state.damaged += damaged;
}

/** The pieces of a line still to be sent. Vouchers are sent by e-mail and do not count. */
export function toShip({ line, left, out, house }: SplitLine): number {
  return line.kind === 'voucher' ? 0 : Math.max(0, Math.min(house, left - out));
}

/** Withdrawn or refunded pieces of a line that the buyer still has to send back. */
export function awaitedBack({ out, left }: SplitLine): number {
  return Math.max(0, out - left);
}

/**
 * Withdrawn or refunded pieces of a line whose return is not recorded yet: with the buyer, or still reserved at the
 * seller.
 */
export function dueBack(split: SplitLine): number {
  const { line, house } = split;
  return line.kind === 'voucher' ? 0 : awaitedBack(split) + house - toShip(split);
}

/**
 * The maximum number of pieces whose return can be recorded: those with the buyer, and those reserved but not
 * to be sent.
 */
export function mayComeBack(split: SplitLine): number {
  return split.line.kind === 'voucher' ? 0 : split.out + split.house - toShip(split);
}

/** Whether all goods were withdrawn or refunded. Vouchers are sent by e-mail and do not count. */
export function hasNothingToPack(order: SplitOrder, records: PieceRecords): boolean {
  const goods = splitLines(order, records).filter(({ line }) => line.kind !== 'voucher');
  return goods.length > 0 && goods.every(({ left }) => left === 0);
}

/**
 * Whether an order is unfinished: goods are still to be delivered or returned, or money is to be
 * paid or refunded.
 */
export function isUnderWay(
  order: Order,
  { received, open, toPayBack }: Account,
  records: PieceRecords,
): boolean {
  const { cancelled_at, withdrawn_at, payment_state } = order;
  if (toPayBack > 0) return true;
  if (cancelled_at || payment_state === 'refunded') return false;
  const lines = splitLines(order, records);
  const isToReturn = lines.some((line) => awaitedBack(line) > 0);
  if (withdrawn_at) return received > 0 || order.redeemed > 0 || isToReturn;
  if (open > 0 || lines.some(({ withdrawn }) => withdrawn > 0)) return true;
  return !isHandedOver(order) && !hasNothingToPack(order, records);
}
