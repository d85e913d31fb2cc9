import { createInterface } from 'node:readline';
import '@/lib/content/validate/provide';
import { placeOrder } from '@/lib/shop/commands/place-order';
import { openDatabase } from '@/lib/shop/database/open-database';
import { someRequest } from './some-request';

// A separate shop process, which tests can kill. Prints `ready`, then reads form keys, one per line, and places an order
// for each. Prints `sold <key> <id> <number>` for a confirmed order, else `soldout <key> <left>`.
const [where = '', article = 'dvd'] = process.argv.slice(2);
const db = await openDatabase(where);
const buying = new Set<Promise<void>>();
const print = (line: string) => process.stdout.write(`${line}\n`);

async function buy(formKey: string): Promise<void> {
  const placed = await placeOrder(db, someRequest({ formKey, pieces: { [article]: 1 } }));
  if ('order' in placed) print(`sold ${formKey} ${placed.order.id} ${placed.order.number}`);
  else if ('soldOut' in placed) print(`soldout ${formKey} ${placed.soldOut[0]?.left}`);
  else throw new Error(JSON.stringify(placed));
}

print('ready');
for await (const formKey of createInterface({ input: process.stdin })) {
  // As many orders at once as database connections, so that none times out waiting for one.
  if (buying.size === 10) await Promise.race(buying);
  const bought: Promise<void> = buy(formKey).finally(() => buying.delete(bought));
  buying.add(bought);
}
await Promise.all(buying);
await db.destroy();
