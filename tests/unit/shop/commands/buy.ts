import { createInterface } from 'node:readline';
import '@/lib/content/validate/provide';
import { placeOrder } from '@/lib/shop/commands/place-order';
import { openDatabase } from '@/lib/shop/database/open-database';
import { someRequest } from './some-request';

// A shop's process of its own, which can be killed. Says `ready`; each line that it reads is the key of a form, which it
// sends; says `sold <key> <id> <number>` of each order that is confirmed, and `told <key> <left>` of each that is not.
const [where = '', article = 'dvd'] = process.argv.slice(2);
const db = await openDatabase(where);
const buying = new Set<Promise<void>>();
const say = (line: string) => process.stdout.write(`${line}\n`);

async function buy(formKey: string): Promise<void> {
  const placed = await placeOrder(db, someRequest({ formKey, pieces: { [article]: 1 } }));
  if ('order' in placed) say(`sold ${formKey} ${placed.order.id} ${placed.order.number}`);
  else if ('soldOut' in placed) say(`told ${formKey} ${placed.soldOut[0]?.left}`);
  else throw new Error(JSON.stringify(placed));
}

say('ready');
for await (const formKey of createInterface({ input: process.stdin })) {
  // As many as there are connections: none waits for one until it gives up.
  if (buying.size === 10) await Promise.race(buying);
  const bought: Promise<void> = buy(formKey).finally(() => buying.delete(bought));
  buying.add(bought);
}
await Promise.all(buying);
await db.destroy();
