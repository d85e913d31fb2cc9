import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/lib/database/open-database';
import type { OrderRequest } from '@/lib/selling/order-request';
import { placeOrder } from '@/lib/selling/place-order';
import { setStock } from '@/lib/selling/set-stock';
import { getTill } from '@/lib/till/get-till';
import { makeQuote } from '@/lib/till/make-quote';
import type { Wish } from '@/lib/till/quote';
import { median } from '@/tools/measure/first-frame/median';

/** Times in ms, of one order from its quote to its confirmation. */
type Figures = { perSecond: number; median: number; p99: number };

/** What one buys: a disc twice, a book, a poster; the stock of all is counted. */
const wish: Wish = {
  lines: [
    { article: 'dvd-la-vocation-d-andre-carel', pieces: 2 },
    { article: 'livre-ombres-peintes', pieces: 1 },
    { article: 'affiche-nosferatu', pieces: 1 },
  ],
  ...{ currency: 'CHF', country: 'CH', delivery: 'post' },
};

/** Places so many orders, so many at once, and none fails. The first tenth compiles, and does not count. */
export async function measureOrders(
  where: string,
  { orderCount, atOnce }: { orderCount: number; atOnce: number },
): Promise<Figures> {
  const db = await openDatabase(where);
  const now = new Date();
  for (const { article } of wish.lines)
    await setStock(db, { article, pieces: 1_000_000, actor: 'site', now });
  const order = async () => {
    const start = performance.now();
    const placed = await placeOrder(db, makeRequest());
    if (!('order' in placed)) throw new Error(`Not sold: ${JSON.stringify(placed)}`);
    return performance.now() - start;
  };
  await orderAll(order, orderCount / 10, atOnce);
  const start = performance.now();
  const times = (await orderAll(order, orderCount, atOnce)).sort((a, b) => a - b);
  const seconds = (performance.now() - start) / 1000;
  await db.destroy();
  const p99 = times[Math.floor((times.length - 1) * 0.99)] ?? Number.NaN;
  return { perSecond: times.length / seconds, median: median(times), p99 };
}

async function orderAll(order: () => Promise<number>, count: number, atOnce: number) {
  const times: number[] = [];
  let left = count;
  const buyer = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await order());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, buyer));
  return times;
}

function makeRequest(): OrderRequest {
  const locale = 'fr';
  const till = getTill(locale);
  const answer = makeQuote(wish, locale);
  if (!till || !('quote' in answer)) throw new Error(`No quote: ${JSON.stringify(answer)}`);
  const address = { name: 'Anna Muster', street: 'Marktgasse', building: '28', postcode: '9400' };
  return {
    ...{ wish, quote: answer.quote, till, locale, now: new Date() },
    form: {
      ...{ formKey: randomUUID(), email: 'anna@example.ch', message: '', payment: 'bill' },
      address: { ...address, town: 'Rorschach', country: 'CH' },
    },
  };
}
