import { z } from 'zod';
import type { Database } from '@/lib/shop/database/open-database';
import { readRefunds } from '../refunds/read-refundable';

const count = z.int().nonnegative();
const pieceCount = z.strictObject({ position: count, pieces: count });
const returnedLine = z.strictObject({ position: count, good: count, damaged: count });

/** Pieces of the line at a position. */
export type PieceCount = z.infer<typeof pieceCount>;

/** Pieces of a line that came back: `good` ones can be sold again, `damaged` ones cannot. */
export type ReturnedLine = z.infer<typeof returnedLine>;

/** What happened to the pieces of an order, each list oldest first. */
export type PieceRecords = {
  withdrawals: { id: string; at: string; lines: PieceCount[] }[];
  shipments: { id: string; at: string; lines: PieceCount[]; tracking: string }[];
  returns: { key: string; at: string; lines: ReturnedLine[] }[];
  refunds: Awaited<ReturnType<typeof readRefunds>>;
};

export async function readPieceRecords(db: Database, orderId: string): Promise<PieceRecords> {
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select(['id', 'at', 'lines'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute();
  const shipments = await db
    .selectFrom('shipments')
    .select(['id', 'at', 'lines', 'tracking'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute();
  const returns = await db
    .selectFrom('returns')
    .select(['key', 'at', 'lines'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute();
  const countsIn = (json: string) => z.array(pieceCount).parse(JSON.parse(json));
  return {
    withdrawals: withdrawals.map((row) => ({ ...row, lines: countsIn(row.lines) })),
    shipments: shipments.map((row) => ({ ...row, lines: countsIn(row.lines) })),
    returns: returns.map((row) => {
      return { ...row, lines: z.array(returnedLine).parse(JSON.parse(row.lines)) };
    }),
    refunds: await readRefunds(db, orderId),
  };
}
