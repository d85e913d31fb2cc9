import { beforeEach } from 'vitest';
import { cancelOrder } from '@/lib/shop/commands/cancel-order';
import { collectOrder, packOrder, sendOrder } from '@/lib/shop/commands/fulfil-order';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import { type Booking, payOrder } from '@/lib/shop/commands/pay-order';
import { refundOrder } from '@/lib/shop/commands/refund-order';
import { returnGoods } from '@/lib/shop/commands/return-goods';
import { withdrawOrder } from '@/lib/shop/commands/withdraw-order';
import type { Database } from '@/lib/shop/database/open-database';
import { type Account, readAccount, readOrder } from '@/lib/shop/orders/order';
import { type PieceCount, readPieceRecords } from '@/lib/shop/orders/piece-records';
import { dueBack, splitLines } from '@/lib/shop/orders/split-lines';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { createVoucher } from '@/lib/shop/vouchers/create-voucher';
import { listVouchersOf } from '@/lib/shop/vouchers/voucher';
import { onBoth, onSqlite } from '@/tests/databases/on-both';
import { booking } from './booking';
import { sell, stockOf, stockUp } from './read-shop';
import { now, someRequest } from './some-request';
import { someShopConfig } from './some-shop-config';

export type By = { actor: string; now: Date; shopConfig: ShopConfig };

/** Anna, a staff member, runs commands in the admin. */
export const staffActor: By = { actor: 'anna@bobine.example', now, shopConfig: someShopConfig };

/** A shop whose bills are paid after the delivery. */
export const onAccount: ShopConfig = {
  ...someShopConfig,
  payment: {
    ...someShopConfig.payment,
    bill: { iban: 'CH9300762011623852957', when: 'account', days: 30 },
  },
};

/**
 * A shop with an empty database for each test. Its methods run the commands of `lib/shop/commands` as
 * `staffActor`, unless `by` overrides it; `…Of` methods read the results.
 */
export class Shop {
  db!: Database;

  sell = (wanted?: Parameters<typeof someRequest>[0]) => sell(this.db, someRequest(wanted));
  pay = (id: string | undefined, amount = 4190, given: Partial<Booking['payment']> = {}) =>
    payOrder(this.db, booking(id, amount, given));
  pack = (orderId: string, by: Partial<By> = {}) =>
    packOrder(this.db, { ...staffActor, ...by, orderId });
  send = (orderId: string, by: Partial<By> & { tracking?: string; lines?: PieceCount[] } = {}) =>
    sendOrder(this.db, { ...staffActor, tracking: '', ...by, orderId });
  collect = (orderId: string) => collectOrder(this.db, { ...staffActor, orderId });
  cancel = (orderId: string, by: Partial<By> = {}) =>
    cancelOrder(this.db, { ...staffActor, ...by, orderId });
  withdraw = (orderId: string, by: Partial<By> & { name?: string; lines?: PieceCount[] } = {}) =>
    withdrawOrder(this.db, { ...staffActor, actor: 'visitor', ...by, orderId });
  splitOf = async (id: string) =>
    splitLines(await this.order(id), await readPieceRecords(this.db, id));
  /** Takes back all that is due, in good state or damaged. */
  takeBack = async (orderId: string, isGood = true) => {
    const lines = (await this.splitOf(orderId)).map((split) => {
      const [good, damaged] = isGood ? [dueBack(split), 0] : [0, dueBack(split)];
      return { position: split.line.position, good, damaged };
    });
    await returnGoods(this.db, { ...staffActor, orderId, key: crypto.randomUUID(), lines });
  };
  refund = (orderId: string, amount: number, sourceId = 'a') =>
    refundOrder(this.db, { ...staffActor, orderId, amount, source: 'desk', sourceId });
  voucher = (value: number) => createVoucher(this.db, { value, currency: 'CHF' }, now);

  /** A paid order; `sent` has also sent it. */
  async paid(wanted?: Parameters<typeof someRequest>[0]) {
    const order = await this.sell(wanted);
    if (order.total > 0) await this.pay(order.id, order.total);
    return order;
  }
  async sent(wanted?: Parameters<typeof someRequest>[0]) {
    const order = await this.paid(wanted);
    await this.send(order.id);
    return order;
  }

  async order(id: string) {
    const order = await readOrder(this.db, id);
    if (!order) throw new Error('No order');
    return order;
  }
  accountOf = async (id: string): Promise<Account> => readAccount(this.db, await this.order(id));
  stateOf = async (id: string) => (await this.order(id)).payment_state;
  /** The kinds of an order's mails, sorted. */
  async mailsOf(id: string) {
    const found = this.db.selectFrom('outbox').select('kind').where('order_id', '=', id);
    return (await found.execute()).map(({ kind }) => kind).sort();
  }
  /** An order's documents by number: `invoice 1: 4190`. */
  async papersOf(id: string) {
    const found = this.db.selectFrom('invoices').selectAll().where('order_id', '=', id);
    const documents = await found.orderBy('number').execute();
    return documents.map(({ kind, number, amount }) => `${kind} ${number}: ${amount}`);
  }
  async logOf(id: string) {
    const found = this.db.selectFrom('log').select(['actor', 'act']).where('order_id', '=', id);
    return (await found.execute()).map(({ actor, act }) => `${actor}: ${act}`).sort();
  }
  vouchersOf = (id: string) => listVouchersOf(this.db, id);
  stockOf = (article: string) => stockOf(this.db, article);
  stockUp = (article: string, pieces: number) => stockUp(this.db, article, pieces);
  async balanceOf(voucher: string) {
    const found = this.db.selectFrom('vouchers').select('balance').where('id', '=', voucher);
    return (await found.executeTakeFirst())?.balance;
  }
  /** The reason why a command was refused. */
  async refusal(command: Promise<unknown>): Promise<string> {
    const error = await command.then(
      () => new Error('Nothing was refused'),
      (reason) => reason,
    );
    if (error instanceof OrderCommandError) return error.reason;
    throw error;
  }
}

/** Runs tests on SQLite and PostgreSQL. */
export const withShop = shopOn(onBoth);

/** Runs tests on SQLite alone. */
export const withSqliteShop = shopOn(onSqlite);

function shopOn(on: typeof onBoth) {
  return (name: string, tests: (shop: Shop) => void) =>
    on(name, (open) => {
      const shop = new Shop();
      beforeEach(async () => {
        shop.db = await open();
      });
      tests(shop);
    });
}
