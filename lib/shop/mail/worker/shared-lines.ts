import type { Database } from '@/lib/shop/database/open-database';
import type { MailFacts } from '@/lib/shop/mail/mail';
import type { Order } from '@/lib/shop/orders/order';
import { readPieceRecords } from '@/lib/shop/orders/piece-records';
import { type SplitLine, splitLines, toShip } from '@/lib/shop/orders/split-lines';

/**
 * The lines of a parcel, with those already refunded and those still to be sent at that time. Without a parcel:
 * all lines as they were when the order was sent, or as they are now if it was not. Empty if the parcel is the
 * whole order.
 */
export async function readShared(
  db: Database,
  order: Order,
  shipmentId: string | undefined,
): Promise<Pick<MailFacts, 'shared'>> {
  const { withdrawals, shipments, returns, refunds } = await readPieceRecords(db, order.id);
  const shipment = shipments.find(({ id }) => id === shipmentId);
  const sentAt = shipment?.at ?? order.sent_at;
  const isBefore = (at: string | null) => !sentAt || (at !== null && at <= sentAt);
  const lines = splitLines(
    {
      ...order,
      payment_state: 'paid',
      returned_at: null,
      withdrawn_at: isBefore(order.withdrawn_at) ? order.withdrawn_at : null,
    },
    {
      withdrawals: withdrawals.filter(({ at }) => isBefore(at)),
      shipments: shipments.filter(({ at }) => isBefore(at)),
      returns: returns.filter(({ at }) => isBefore(at)),
      refunds: refunds.filter(({ created_at }) => isBefore(created_at)),
    },
  );
  const linesWith = (piecesOf: (line: SplitLine) => number) =>
    lines.flatMap((one) => {
      const pieces = piecesOf(one);
      return pieces > 0 ? [{ ...one.line, pieces }] : [];
    });
  const inParcel = ({ line }: SplitLine) =>
    shipment?.lines.find(({ position }) => position === line.position)?.pieces ?? 0;
  const left = linesWith(shipment ? inParcel : (one) => one.left);
  const refunded = linesWith((one) => one.refunded + one.withdrawn);
  const later = shipment ? linesWith(toShip) : [];
  const isWhole = !shipments.some((one) => one !== shipment) && later.length === 0;
  return refunded.length === 0 && isWhole ? {} : { shared: { left, refunded, later } };
}
