import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, startCluster, stopCluster } from '@/tests/databases/cluster';
import { measureOrders } from './measure-orders';

/**
 * `npm run benchmark:shop`: orders a second, each with quote, stock, invoice, mail and log, on a disk that is waited for:
 * SQLite with synchronous=FULL, PostgreSQL with fsync.
 */
// Figures of different days are of the same articles: the tests' house.
process.env.HOUSE = 'tests/house';
const orderCount = Number(process.argv[2] ?? 1000);

async function report(name: string, where: string): Promise<void> {
  for (const atOnce of [1, 20]) {
    const { perSecond, median, p99 } = await measureOrders(where, { orderCount, atOnce });
    const figures = `${perSecond.toFixed(0)} | ${median.toFixed(1)} ms | ${p99.toFixed(1)} ms`;
    process.stdout.write(`| ${name} | ${atOnce} | ${figures} |\n`);
  }
}

process.stdout.write(
  '| database | buyers at once | orders a second | median | p99 |\n|---|---|---|---|---|\n',
);
const folder = mkdtempSync(join(tmpdir(), 'bobine-benchmark-'));
try {
  await report('SQLite', join(folder, 'shop.sqlite'));
} finally {
  rmSync(folder, { recursive: true });
}
if (hasPostgres) {
  const place = mkdtempSync(join(tmpdir(), 'pg-'));
  try {
    await report('PostgreSQL', startCluster(place, { isDurable: true }).address('postgres'));
  } finally {
    stopCluster(place);
  }
} else process.stdout.write('PostgreSQL: none here (apt-get install postgresql)\n');
