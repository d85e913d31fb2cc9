import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import type { Database } from '@/lib/database/open-database';
import type { Order } from '@/lib/orders/order';
import { readAccount } from '@/lib/orders/read-account';
import { readOrder } from '@/lib/orders/read-order';
import { beginPayment } from '@/lib/payment/begin-payment';
import { refundPayment } from '@/lib/payment/refund-payment';
import { answerStripe } from '@/lib/payment/stripe/answer-stripe';
import { planRefund } from '@/lib/selling/plan-refund';
import { releaseUnpaid } from '@/lib/selling/release-unpaid';
import { onBoth } from '../../../databases/on-both';
import { type SentEvent, startStripe } from '../../../doubles/stripe';
import {
  creditsOf,
  logOf,
  mailsOf,
  papersOf,
  refusal,
  sell,
  stockOf,
  stockUp,
} from '../../selling/read-shop';
import { now as noon, someRequest } from '../../selling/some-request';
import { someTill } from '../../selling/some-till';

const secret = 'whsec_double';

onBoth('what Stripe tells', (open) => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let db: Database;
  let order: Order;
  /** The session of the order. */
  let session: string;

  beforeAll(async () => {
    // Held: papers are numbered by year, and a signature is good for minutes.
    vi.useFakeTimers({ now: noon, toFake: ['Date'] });
    stripe = await startStripe({ secret });
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_double');
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', secret);
    vi.stubEnv('STRIPE_API', stripe.address);
  });

  afterAll(async () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    await stripe.stop();
  });

  beforeEach(async () => {
    db = await open();
    await stockUp(db, 'dvd', 10);
    const request = someRequest({ pieces: { dvd: 2 }, payment: 'stripe' });
    order = await sell(db, { ...request, now: noon });
    await beginPayment(order, someTill);
    session = [...stripe.sessions.keys()].at(-1) ?? '';
  });

  async function hear({ body, signature }: SentEvent, now = noon): Promise<number> {
    const headers = { 'stripe-signature': signature };
    const request = new Request('https://lanterne.example/api/shop/stripe', {
      method: 'POST',
      headers,
      body,
    });
    return (await answerStripe(request, { db: async () => db, till: someTill, now })).status;
  }

  /** An event of what the session is now. */
  const of = (type: string) => stripe.event(type, structuredClone(stripe.sessions.get(session)));
  const completed = () => of('checkout.session.completed');
  const succeeded = () => of('checkout.session.async_payment_succeeded');
  const failed = () => of('checkout.session.async_payment_failed');
  const expired = () => of('checkout.session.expired');

  async function now() {
    const found = await readOrder(db, order.id);
    if (!found) throw new Error('The order has gone');
    const { payment_state, cancelled_at } = found;
    const { received, toPayBack } = await readAccount(db, found);
    const stock = await stockOf(db, 'dvd');
    return { state: payment_state, isCancelled: cancelled_at !== null, received, toPayBack, stock };
  }

  const open8 = { state: 'open', isCancelled: false, received: 0, toPayBack: 0, stock: 8 };
  const paid = { ...open8, state: 'paid', received: 7680 };
  const cancelled = { ...open8, isCancelled: true, stock: 10 };
  const late = { ...cancelled, received: 7680, toPayBack: 7680 };

  test('paid is paid, once, however often it is told', async () => {
    stripe.pay(session);
    const event = completed();
    expect([await hear(event), await hear(event), await hear(succeeded())]).toEqual([
      200, 200, 200,
    ]);
    expect(await now()).toEqual(paid);
    expect((await mailsOf(db, order.id)).filter((kind) => kind === 'paid')).toHaveLength(1);
  });

  test('told twice at the same time it is booked once', async () => {
    stripe.pay(session);
    const events = [completed(), succeeded(), completed()];
    const heard = await Promise.all([...events, ...events].map((event) => hear(event)));
    expect(heard.every((status) => status === 200)).toBe(true);
    expect(await now()).toEqual(paid);
  });

  describe('a payment that takes days', () => {
    const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
    const pendingSince = async () => (await readOrder(db, order.id))?.payment_pending_at;

    test('is under way, is not cancelled after 45 minutes, and pays the order when it arrives', async () => {
      await hear(completed());
      expect(await now()).toEqual(open8);
      expect(await pendingSince()).toBe(noon.toISOString());
      expect(await releaseUnpaid(db, minutes(7 * 24 * 60))).toBe(0);
      expect(await now()).toEqual(open8);
      stripe.pay(session);
      await hear(succeeded());
      expect(await now()).toEqual(paid);
      expect((await mailsOf(db, order.id)).filter((kind) => kind === 'paid')).toHaveLength(1);
    });

    test('is recorded once, with a line in the log', async () => {
      await hear(completed());
      await hear(completed(), minutes(1));
      expect(await pendingSince()).toBe(noon.toISOString());
      const log = await logOf(db, order.id);
      expect(log.filter((line) => line === 'site: payment pending')).toHaveLength(1);
    });

    test.each([
      ['failed', () => failed()],
      ['expired', () => expired()],
    ])('%s, it ends its order, and its buyer is told', async (_, event) => {
      await hear(completed());
      await hear(event());
      expect(await now()).toEqual(cancelled);
      expect(await mailsOf(db, order.id)).toContain('cancelled');
    });

    test('leads nowhere to pay a second time', async () => {
      await hear(completed());
      const current = await readOrder(db, order.id);
      expect(current && (await beginPayment(current, someTill))).toEqual({});
    });

    test('is not noted on an order whose end was told before', async () => {
      const early = completed();
      await hear(failed());
      await hear(early);
      expect(await pendingSince()).toBeNull();
    });

    test('of an order that is not there is taken, and changes nothing', async () => {
      const metadata = { order: 'gone', number: 'K7Q-4ZT' };
      const told = { ...stripe.sessions.get(session), metadata };
      expect(await hear(stripe.event('checkout.session.completed', told))).toBe(200);
      expect(await now()).toEqual(open8);
    });
  });

  test('the money before the word that the page was completed', async () => {
    const early = completed();
    stripe.pay(session);
    await hear(succeeded());
    await hear(early);
    expect(await now()).toEqual(paid);
  });

  test.each([
    ['expired', () => expired()],
    ['failed', () => failed()],
  ])('%s: the order is cancelled, its pieces can be sold again', async (_, event) => {
    const told = event();
    await hear(told);
    await hear(told);
    expect(await now()).toEqual(cancelled);
    expect((await mailsOf(db, order.id)).filter((kind) => kind === 'cancelled')).toHaveLength(1);
  });

  test('an end that is told after the money ends nothing', async () => {
    const end = expired();
    stripe.pay(session);
    await hear(completed());
    await hear(end);
    expect(await now()).toEqual(paid);
  });

  test('money that comes after the end is kept, and is to be paid back', async () => {
    await hear(expired());
    stripe.pay(session);
    await hear(completed());
    await hear(succeeded());
    expect(await now()).toEqual(late);
    const asked = { lines: [], postage: 0, excess: 7680 };
    await refundPayment(db, { ...refund, orderId: order.id, asked, key: 'late' });
    expect(await now()).toEqual(cancelled);
  });

  test('so is money for what was released since nobody had paid', async () => {
    const hour = new Date(Date.now() + 60 * 60_000);
    expect(await releaseUnpaid(db, hour)).toBe(1);
    stripe.pay(session);
    await hear(completed());
    expect(await now()).toEqual(late);
  });

  test('money for an order that is not there waits at the desk', async () => {
    stripe.pay(session);
    const told = stripe.sessions.get(session);
    const metadata = { order: 'gone', number: 'K7Q-4ZT' };
    await hear(stripe.event('checkout.session.completed', { ...told, metadata }));
    const payments = await db.selectFrom('payments').selectAll().execute();
    expect(payments).toMatchObject([
      { order_id: null, amount: 7680, reference: 'K7Q-4ZT', settled_at: null, source: 'stripe' },
    ]);
  });

  test('what others sell with the same account is none of ours', async () => {
    stripe.pay(session);
    const other = { ...stripe.sessions.get(session), metadata: {} };
    expect(await hear(stripe.event('checkout.session.completed', other))).toBe(200);
    const charge = { payment_intent: 'pi_other', amount_refunded: 100, metadata: {} };
    expect(await hear(stripe.event('charge.refunded', charge))).toBe(200);
    expect(await hear(stripe.event('customer.created', {}))).toBe(200);
    expect(await now()).toEqual(open8);
    expect(await db.selectFrom('payments').selectAll().execute()).toEqual([]);
  });

  const refund = { till: someTill, actor: 'anna@bobine.example', now: noon };
  const onePiece = { lines: [{ position: 0, pieces: 1 }], postage: 0, excess: 0 };

  test('the desk pays back by card, and what Stripe tells of it changes nothing more', async () => {
    const { payment_intent } = stripe.pay(session);
    await hear(completed());
    const back = { ...refund, orderId: order.id, asked: onePiece, key: 'form-1' };
    await refundPayment(db, back);
    await refundPayment(db, back);
    await hear(stripe.event('charge.refunded', stripe.chargeOf(payment_intent ?? '')));
    expect(await now()).toMatchObject({ state: 'partly-refunded', received: 4190 });
    expect(await papersOf(db, order.id)).toEqual(['invoice 1: 7680', 'credit 2: 3490']);
    expect(stripe.chargeOf(payment_intent ?? '').amount_refunded).toBe(3490);
  });

  test('Stripe’s word of a refund that comes before its answer is booked by the lines that the desk has chosen', async () => {
    const { payment_intent } = stripe.pay(session);
    await hear(completed());
    const charge = () => stripe.chargeOf(payment_intent ?? '');
    const asked = { ...onePiece, postage: 700 };
    const plan = { orderId: order.id, key: 'planned', asked, now: noon };
    expect(await planRefund(db, plan)).toMatchObject({ amount: 4190, isBooked: false });
    stripe.refund(payment_intent ?? '', 4190);
    await hear(stripe.event('charge.refunded', charge()));
    // And what is paid back by hand beside it, of which nobody has said what for.
    stripe.refund(payment_intent ?? '', 500);
    await hear(stripe.event('charge.refunded', charge()));
    expect((await creditsOf(db, order.id)).map(({ lines, postage }) => [lines, postage])).toEqual([
      [[expect.objectContaining({ pieces: 1, sum: 3490 })], 700],
      [[], 0],
    ]);
    expect(await papersOf(db, order.id)).toEqual([
      ...['invoice 1: 7680', 'credit 2: 4190', 'credit 3: 500'],
    ]);
  });

  test('where Stripe refuses, nothing of it stays, and the lines can be given back again', async () => {
    const { payment_intent } = stripe.pay(session);
    await hear(completed());
    // All of it was paid back at Stripe, which has not said so yet.
    stripe.refund(payment_intent ?? '', 7680);
    const back = { ...refund, orderId: order.id, asked: onePiece, key: 'refused' };
    await expect(refundPayment(db, back)).rejects.toThrow(/unrefunded/);
    expect(await db.selectFrom('refunds').selectAll().execute()).toEqual([]);
    expect(await now()).toEqual(paid);
  });

  test('where nobody knows whether Stripe has paid back, the same asked for again is the same refund', async () => {
    const { payment_intent } = stripe.pay(session);
    await hear(completed());
    const back = { ...refund, orderId: order.id, asked: onePiece };
    // Asked, and never answered: as a process that ended in between leaves it.
    await planRefund(db, { ...back, key: 'unknown' });
    const more = { ...onePiece, lines: [{ position: 0, pieces: 2 }] };
    expect(await refusal(refundPayment(db, { ...back, asked: more, key: 'other' }))).toBe('amount');
    await refundPayment(db, { ...back, key: 'again' });
    await refundPayment(db, { ...back, key: 'again and again' });
    expect(stripe.asked.filter(({ path }) => path === '/v1/refunds').at(-2)?.key).toContain(
      'unknown',
    );
    expect(stripe.chargeOf(payment_intent ?? '').amount_refunded).toBe(6980);
    expect(await now()).toMatchObject({ state: 'partly-refunded', received: 700 });
  });

  test('what is paid back in Stripe’s own pages is booked, the older word after the newer', async () => {
    const { payment_intent } = stripe.pay(session);
    const charge = () => stripe.chargeOf(payment_intent ?? '');
    await hear(completed());
    stripe.refund(payment_intent ?? '', 1000);
    const first = stripe.event('charge.refunded', charge());
    stripe.refund(payment_intent ?? '', 6680);
    const second = stripe.event('charge.refunded', charge());
    for (const event of [second, first, second, first]) await hear(event);
    expect(await now()).toMatchObject({ state: 'refunded', received: 0 });
    expect(await papersOf(db, order.id)).toEqual(['invoice 1: 7680', 'credit 2: 7680']);
  });

  test('paid back before it was told that it was paid: told again, it is booked', async () => {
    const { payment_intent } = stripe.pay(session);
    const first = completed();
    stripe.refund(payment_intent ?? '', 7680);
    const back = stripe.event('charge.refunded', stripe.chargeOf(payment_intent ?? ''));
    expect(await hear(back)).toBe(503);
    await hear(first);
    expect(await now()).toEqual(paid);
    expect(await hear(back)).toBe(200);
    expect(await now()).toMatchObject({ state: 'refunded', received: 0 });
  });

  describe('what somebody of the house has to see to', () => {
    const disputeOf = (payment_intent: string | null) => ({
      ...{ id: 'dp_double', object: 'dispute', payment_intent, charge: 'ch_double' },
      ...{ amount: 7680, currency: 'chf', reason: 'fraudulent', metadata: {} },
    });
    const failureOf = (payment_intent: string | null) => ({
      ...{ id: 're_double', object: 'refund', payment_intent, status: 'failed' },
      ...{ amount: 3490, currency: 'chf', failure_reason: 'lost_or_stolen_card', metadata: {} },
    });
    const troubles = async () => {
      const lines = db.selectFrom('log').select(['act', 'actor', 'order_id', 'detail']);
      const found = await lines.where('act', 'in', ['disputed', 'refund failed']).execute();
      return found.map(({ detail, ...line }) => ({ ...line, ...JSON.parse(detail) }));
    };

    test('a payment that is disputed is a line in its order’s log, once, and nothing is booked', async () => {
      const { payment_intent } = stripe.pay(session);
      await hear(completed());
      const told = stripe.event('charge.dispute.created', disputeOf(payment_intent));
      expect([await hear(told), await hear(told)]).toEqual([200, 200]);
      expect(await now()).toEqual(paid);
      expect(await troubles()).toEqual([
        {
          ...{ act: 'disputed', actor: 'site', order_id: order.id, stripe: 'dp_double' },
          ...{ amount: 7680, currency: 'CHF', reason: 'fraudulent' },
        },
      ]);
    });

    test('so is money that was paid back and did not arrive', async () => {
      const { payment_intent } = stripe.pay(session);
      await hear(completed());
      const back = { ...refund, orderId: order.id, asked: onePiece, key: 'failed' };
      await refundPayment(db, back);
      const before = await now();
      await hear(stripe.event('refund.failed', failureOf(payment_intent)));
      expect(await now()).toEqual(before);
      expect(await troubles()).toMatchObject([
        { act: 'refund failed', order_id: order.id, amount: 3490, reason: 'lost_or_stolen_card' },
      ]);
    });

    test('of what others sell with the same account nothing is put down', async () => {
      for (const payment of ['pi_other', null]) {
        expect(await hear(stripe.event('charge.dispute.created', disputeOf(payment)))).toBe(200);
        expect(await hear(stripe.event('refund.failed', failureOf(payment)))).toBe(200);
      }
      expect(await troubles()).toEqual([]);
    });
  });

  test('more than has come in is refused before Stripe is asked', async () => {
    stripe.pay(session);
    await hear(completed());
    const before = stripe.asked.length;
    const back = { ...refund, orderId: order.id, key: 'form-2' };
    const nothing = { lines: [], postage: 0, excess: 0 };
    for (const asked of [
      nothing,
      { ...nothing, postage: 701 },
      { ...nothing, excess: 1 },
      { ...nothing, lines: [{ position: 0, pieces: 3 }] },
      { ...nothing, lines: [{ position: 0, pieces: 0, amount: 6981 }] },
      { ...nothing, lines: [{ position: 1, pieces: 1 }] },
    ])
      expect(await refusal(refundPayment(db, { ...back, asked }))).toBe('amount');
    expect(await db.selectFrom('refunds').selectAll().execute()).toEqual([]);
    expect(stripe.asked).toHaveLength(before);
    expect(await now()).toEqual(paid);
  });

  test('what nobody has signed is refused and changes nothing', async () => {
    stripe.pay(session);
    const event = completed();
    const altered = { ...event, body: event.body.replace('7680', '1') };
    const foreign = { ...event, signature: event.signature.replace(/v1=\w{4}/, 'v1=0000') };
    const old = { ...event, signature: event.signature.replace(/t=\d+/, 't=1600000000') };
    for (const one of [altered, foreign, old, { ...event, signature: '' }])
      expect(await hear(one)).toBe(400);
    expect(await now()).toEqual(open8);
  });

  test('an event whose act fails is told again, and then taken', async () => {
    stripe.pay(session);
    const event = completed();
    await db.schema.alterTable('payments').renameTo('payments_away').execute();
    await expect(hear(event)).rejects.toThrow();
    await db.schema.alterTable('payments_away').renameTo('payments').execute();
    expect(await hear(event)).toBe(200);
    expect(await now()).toEqual(paid);
  });
});
