import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '@/lib/content/validate/provide';
import { setStock } from '@/lib/shop/articles/stock';
import { type OrderRequest, placeOrder } from '@/lib/shop/commands/place-order';
import { openDatabase } from '@/lib/shop/database/open-database';
import { makeQuote } from '@/lib/shop/pricing/compute-quote';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import type { CartRequest } from '@/lib/shop/pricing/quote';
import { hasPostgres, startCluster, stopCluster } from '@/tests/databases/cluster';
import { printRow, runClients } from './harness';
import { median, percentile } from './statistics';

// `npm run benchmark:shop`: orders per second, each with quote, stock, invoice, mail and log entry, with synced
// writes: SQLite with synchronous=FULL, PostgreSQL with fsync. Uses the articles of the test site, so that results
// stay comparable.
process.env.CONTENT_DIR = 'tests/site';
const orderCount = Number(process.argv[2] ?? 1000);

/** The items of each order: two discs, a book, a poster; all have limited stock. */
const cartRequest: CartRequest = {
  lines: [
    { article: 'dvd-la-vocation-d-andre-carel', pieces: 2 },
    { article: 'livre-ombres-peintes', pieces: 1 },
    { article: 'affiche-nosferatu', pieces: 1 },
  ],
  ...{ currency: 'CHF', country: 'CH', delivery: 'post' },
};

function makeRequest(): OrderRequest {
  const locale = 'fr';
  const shopConfig = getShopConfig(locale);
  const answer = makeQuote(cartRequest, locale);
  if (!shopConfig || !('quote' in answer)) throw new Error(`No quote: ${JSON.stringify(answer)}`);
  const address = { name: 'Anna Muster', street: 'Marktgasse', building: '28', postcode: '9400' };
  return {
    ...{ cartRequest, quote: answer.quote, shopConfig, locale, now: new Date() },
    form: {
      ...{ formKey: randomUUID(), email: 'anna@example.ch', message: '', payment: 'bill' },
      address: { ...address, town: 'Rorschach', country: 'CH' },
    },
  };
}

/**
 * Places this many orders with the given concurrency, after a tenth as many for warm-up, which are not counted.
 * All must succeed.
 */
async function measureOrders(
  name: string,
  databaseUrl: string,
  concurrency: number,
): Promise<void> {
  const db = await openDatabase(databaseUrl);
  const now = new Date();
  for (const { article } of cartRequest.lines)
    await setStock(db, { article, pieces: 1_000_000, actor: 'site', now });
  const order = async (count: number) => {
    const times: number[] = [];
    let remaining = count;
    await runClients(concurrency, async () => {
      if (remaining-- <= 0) return false;
      const start = performance.now();
      const placed = await placeOrder(db, makeRequest());
      if (!('order' in placed)) throw new Error(`Not sold: ${JSON.stringify(placed)}`);
      return times.push(performance.now() - start);
    });
    return times;
  };
  await order(orderCount / 10);
  const start = performance.now();
  const times = await order(orderCount);
  const perSecond = times.length / ((performance.now() - start) / 1000);
  await db.destroy();
  const [middle, late] = [median(times), percentile(times, 0.99)].map((time) => time.toFixed(1));
  printRow(name, [String(concurrency), perSecond.toFixed(0), `${middle} ms`, `${late} ms`], 18);
}

printRow('database', ['buyers at once', 'orders a second', 'median', 'p99'], 18);
const folder = mkdtempSync(join(tmpdir(), 'bobine-'));
try {
  for (const concurrency of [1, 20])
    await measureOrders('SQLite', join(folder, 'shop.sqlite'), concurrency);
  if (hasPostgres) {
    const place = mkdtempSync(join(tmpdir(), 'pg-'));
    try {
      const databaseUrl = startCluster(place, { isDurable: true }).address('postgres');
      for (const concurrency of [1, 20])
        await measureOrders('PostgreSQL', databaseUrl, concurrency);
    } finally {
      stopCluster(place);
    }
  } else process.stdout.write('PostgreSQL: none here (apt-get install postgresql)\n');
} finally {
  rmSync(folder, { recursive: true });
}
