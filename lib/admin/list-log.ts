import type { Database } from '@/lib/shop/database/open-database';

type Asked = { orderId?: string; page?: number };

const linesOnPage = 100;

/** Log entries, newest first: all of one order, else one page. */
export async function listLog(db: Database, { orderId, page = 1 }: Asked) {
  const lines = db
    .selectFrom('log')
    .leftJoin('orders', 'orders.id', 'log.order_id')
    .select(['log.id', 'log.at', 'log.actor', 'log.act', 'log.detail', 'log.order_id'])
    .select(['orders.number', 'orders.token'])
    .orderBy('log.at', 'desc')
    .orderBy('log.id');
  if (orderId) return { lines: await lines.where('order_id', '=', orderId).execute() };
  const rows = await lines
    .limit(linesOnPage + 1)
    .offset((page - 1) * linesOnPage)
    .execute();
  return { lines: rows.slice(0, linesOnPage), hasMore: rows.length > linesOnPage };
}

export type LogLine = Awaited<ReturnType<typeof listLog>>['lines'][number];
