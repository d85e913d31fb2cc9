import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { releaseUnpaid } from '@/lib/shop/commands/cancel-order';
import { planRefund } from '@/lib/shop/commands/plan-refund';
import type { Order } from '@/lib/shop/orders/order';
import { beginPayment } from '@/lib/shop/payments/payment-methods';
import { refundPayment } from '@/lib/shop/payments/refund-payment';
import { answerStripeWebhook } from '@/lib/shop/payments/stripe/answer-webhook';
import { type SentEvent, startStripe } from '@/tests/doubles/stripe';
import { creditsOf } from '../../commands/read-shop';
import { desk, type Shop, withShop, withSqliteShop } from '../../commands/shop';
import { now as noon } from '../../commands/some-request';
import { someTill } from '../../commands/some-till';

const secret = 'whsec_double';
let stripe: Awaited<ReturnType<typeof startStripe>>;
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

const open8 = { state: 'open', isCancelled: false, received: 0, toPayBack: 0, stock: 8 };
const paid = { ...open8, state: 'paid', received: 7680 };
const cancelled = { ...open8, isCancelled: true, stock: 10 };
const late = { ...cancelled, received: 7680, toPayBack: 7680 };
const nothing = { lines: [], postage: 0, excess: 0 };
const onePiece = { ...nothing, lines: [{ position: 0, pieces: 1 }] };
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

/** An order of two discs for each test, with its session at Stripe, and what Stripe tells of it. */
function toldBy(shop: Shop) {
  let order: Order;
  let session: string;
  beforeEach(async () => {
    await shop.stockUp('dvd', 10);
    order = await shop.sell({ pieces: { dvd: 2 }, payment: 'stripe' });
    await beginPayment(order, someTill);
    session = [...stripe.sessions.keys()].at(-1) ?? '';
  });
  /** An event of what the session is now. */
  const of = (type: string, changed = {}) =>
    stripe.event(type, structuredClone({ ...stripe.sessions.get(session), ...changed }));
  return {
    id: () => order.id,
    completed: (changed = {}) => of('checkout.session.completed', changed),
    succeeded: () => of('checkout.session.async_payment_succeeded'),
    failed: () => of('checkout.session.async_payment_failed'),
    expired: () => of('checkout.session.expired'),
    pay: () => stripe.pay(session).payment_intent ?? '',
    async hear({ body, signature }: SentEvent, now = noon): Promise<number> {
      const headers = { 'stripe-signature': signature };
      const url = 'https://lanterne.example/api/shop/stripe';
      const request = new Request(url, { method: 'POST', headers, body });
      const given = { db: async () => shop.db, shopConfig: someTill, now };
      return (await answerStripeWebhook(request, given)).status;
    },
    async now() {
      const { payment_state: state, cancelled_at } = await shop.order(order.id);
      const { received, toPayBack } = await shop.accountOf(order.id);
      const stock = await shop.stockOf('dvd');
      return { state, isCancelled: cancelled_at !== null, received, toPayBack, stock };
    },
    payments: () => shop.db.selectFrom('payments').selectAll().execute(),
    /** The mails of a kind that wait. */
    mails: async (kind: string) =>
      (await shop.mailsOf(order.id)).filter((one) => one === kind).length,
    back: (asked: Parameters<typeof refundPayment>[1]['asked'], key: string) =>
      refundPayment(shop.db, { ...desk, orderId: order.id, asked, key }),
  };
}

withShop('what Stripe tells at once', (shop) => {
  const { hear, now, completed, succeeded, pay, mails } = toldBy(shop);

  test('paid is paid, once, however often and at whatever time it is told', async () => {
    pay();
    const events = [completed(), succeeded(), completed()];
    const heard = await Promise.all([...events, ...events].map((event) => hear(event)));
    for (const event of events) heard.push(await hear(event));
    expect(heard.every((status) => status === 200)).toBe(true);
    expect(await now()).toEqual(paid);
    expect(await mails('paid')).toBe(1);
  });

  test('an event whose act fails is told again, and then taken', async () => {
    pay();
    const event = completed();
    await shop.db.schema.alterTable('payments').renameTo('payments_away').execute();
    await expect(hear(event)).rejects.toThrow();
    await shop.db.schema.alterTable('payments_away').renameTo('payments').execute();
    expect(await hear(event)).toBe(200);
    expect(await now()).toEqual(paid);
  });
});

withSqliteShop('a payment that takes days', (shop) => {
  const { id, hear, now, completed, succeeded, failed, expired, pay, mails } = toldBy(shop);
  const pendingSince = async () => (await shop.order(id())).payment_pending_at;

  test('is pending, is not cancelled after 45 minutes nor paid twice, and pays the order when it arrives', async () => {
    for (const at of [noon, minutes(1)]) await hear(completed(), at);
    expect(await now()).toEqual(open8);
    expect(await pendingSince()).toBe(noon.toISOString());
    const log = await shop.logOf(id());
    expect(log.filter((line) => line === 'site: payment pending')).toHaveLength(1);
    expect(await beginPayment(await shop.order(id()), someTill)).toEqual({});
    expect(await releaseUnpaid(shop.db, minutes(7 * 24 * 60))).toBe(0);
    expect(await now()).toEqual(open8);
    pay();
    await hear(succeeded());
    expect(await now()).toEqual(paid);
    expect(await mails('paid')).toBe(1);
  });

  test.each([
    ['failed', failed],
    ['expired', expired],
  ])('%s, it cancels its order, and its buyer gets a mail', async (_, event) => {
    await hear(completed());
    await hear(event());
    expect(await now()).toEqual(cancelled);
    expect(await mails('cancelled')).toBe(1);
  });

  test('is not noted on an order whose end was told before, nor on an unknown one', async () => {
    const early = completed();
    const unknown = completed({ metadata: { order: 'gone', number: 'K7Q-4ZT' } });
    expect(await hear(unknown)).toBe(200);
    expect(await now()).toEqual(open8);
    await hear(failed());
    await hear(early);
    expect(await pendingSince()).toBeNull();
  });
});

withSqliteShop('what Stripe tells of a payment', (shop) => {
  const told = toldBy(shop);
  const { hear, now, completed, succeeded, failed, expired, pay, payments, back } = told;

  test('the money may come before the word that the page was completed', async () => {
    const early = completed();
    pay();
    await hear(succeeded());
    await hear(early);
    expect(await now()).toEqual(paid);
  });

  test.each([
    ['expired', expired],
    ['failed', failed],
  ])('%s: the order is cancelled once, its pieces can be sold again', async (_, event) => {
    const end = event();
    await hear(end);
    await hear(end);
    expect(await now()).toEqual(cancelled);
    expect(await told.mails('cancelled')).toBe(1);
  });

  test('an end that is told after the money ends nothing', async () => {
    const end = expired();
    pay();
    await hear(completed());
    await hear(end);
    expect(await now()).toEqual(paid);
  });

  test('money that comes after the end is kept, and is to be paid back', async () => {
    await hear(expired());
    pay();
    await hear(completed());
    await hear(succeeded());
    expect(await now()).toEqual(late);
    await back({ ...nothing, excess: 7680 }, 'late');
    expect(await now()).toEqual(cancelled);
  });

  test('so is money for an order that was released since nobody had paid', async () => {
    expect(await releaseUnpaid(shop.db, minutes(60))).toBe(1);
    pay();
    await hear(completed());
    expect(await now()).toEqual(late);
  });

  test('money for an unknown order waits at the desk', async () => {
    pay();
    await hear(completed({ metadata: { order: 'gone', number: 'K7Q-4ZT' } }));
    expect(await payments()).toMatchObject([
      { order_id: null, amount: 7680, reference: 'K7Q-4ZT', settled_at: null, source: 'stripe' },
    ]);
  });

  test('what others sell with the same account is ignored', async () => {
    pay();
    const charge = { payment_intent: 'pi_other', amount_refunded: 100, metadata: {} };
    const events = [completed({ metadata: {} }), stripe.event('charge.refunded', charge)];
    for (const event of [...events, stripe.event('customer.created', {})])
      expect(await hear(event)).toBe(200);
    expect(await now()).toEqual(open8);
    expect(await payments()).toEqual([]);
  });

  test('what nobody has signed is refused and changes nothing', async () => {
    pay();
    const event = completed();
    const altered = { ...event, body: event.body.replace('7680', '1') };
    const foreign = { ...event, signature: event.signature.replace(/v1=\w{4}/, 'v1=0000') };
    const old = { ...event, signature: event.signature.replace(/t=\d+/, 't=1600000000') };
    for (const one of [altered, foreign, old, { ...event, signature: '' }])
      expect(await hear(one)).toBe(400);
    expect(await now()).toEqual(open8);
  });
});

withSqliteShop('a refund by card', (shop) => {
  const { id, hear, now, completed, pay, back } = toldBy(shop);
  /** The order is paid; its charge and the event that tells what was refunded of it. */
  async function charged() {
    const intent = pay();
    await hear(completed());
    const charge = () => stripe.chargeOf(intent);
    return { intent, charge, refunded: () => stripe.event('charge.refunded', charge()) };
  }
  const plans = () => shop.db.selectFrom('refunds').selectAll().execute();

  test('is asked for once, and what Stripe tells of it changes nothing more', async () => {
    const { charge, refunded } = await charged();
    for (const _ of [1, 2]) await back(onePiece, 'form-1');
    await hear(refunded());
    expect(await now()).toMatchObject({ state: 'partly-refunded', received: 4190 });
    expect(await shop.papersOf(id())).toEqual(['invoice 1: 7680', 'credit 2: 3490']);
    expect(charge().amount_refunded).toBe(3490);
  });

  test('is booked by the chosen lines where Stripe tells it before it answers', async () => {
    const { intent, refunded } = await charged();
    const asked = { ...onePiece, postage: 700 };
    const plan = { orderId: id(), key: 'planned', asked, now: noon };
    expect(await planRefund(shop.db, plan)).toMatchObject({ amount: 4190, isBooked: false });
    stripe.refund(intent, 4190);
    await hear(refunded());
    // And what is paid back by hand beside it, of which nobody has said what for.
    stripe.refund(intent, 500);
    await hear(refunded());
    const credits = await creditsOf(shop.db, id());
    expect(credits.map(({ lines, postage }) => [lines, postage])).toEqual([
      [[expect.objectContaining({ pieces: 1, sum: 3490 })], 700],
      [[], 0],
    ]);
    expect(await shop.papersOf(id())).toEqual([
      ...['invoice 1: 7680', 'credit 2: 4190', 'credit 3: 500'],
    ]);
  });

  test('that Stripe refuses leaves nothing, and the lines can be given back again', async () => {
    const { intent } = await charged();
    // All of it was paid back at Stripe, which has not said so yet.
    stripe.refund(intent, 7680);
    await expect(back(onePiece, 'refused')).rejects.toThrow(/unrefunded/);
    expect(await plans()).toEqual([]);
    expect(await now()).toEqual(paid);
  });

  test('that was asked and never answered is the same refund when it is asked again', async () => {
    const { charge } = await charged();
    // As a process that ended in between leaves it.
    await planRefund(shop.db, { orderId: id(), asked: onePiece, now: noon, key: 'unknown' });
    const more = { ...onePiece, lines: [{ position: 0, pieces: 2 }] };
    expect(await shop.refusal(back(more, 'other'))).toBe('amount');
    for (const key of ['again', 'again and again']) await back(onePiece, key);
    const refunds = stripe.asked.filter(({ path }) => path === '/v1/refunds');
    expect(refunds.at(-2)?.key).toContain('unknown');
    expect(charge().amount_refunded).toBe(6980);
    expect(await now()).toMatchObject({ state: 'partly-refunded', received: 700 });
  });

  test('on Stripe’s own pages is booked, the older word after the newer', async () => {
    const { intent, refunded } = await charged();
    stripe.refund(intent, 1000);
    const first = refunded();
    stripe.refund(intent, 6680);
    const second = refunded();
    for (const event of [second, first, second, first]) await hear(event);
    expect(await now()).toMatchObject({ state: 'refunded', received: 0 });
    expect(await shop.papersOf(id())).toEqual(['invoice 1: 7680', 'credit 2: 7680']);
  });

  test('that is told before the payment is told again, and then booked', async () => {
    const intent = pay();
    const first = completed();
    stripe.refund(intent, 7680);
    const refunded = stripe.event('charge.refunded', stripe.chargeOf(intent));
    expect(await hear(refunded)).toBe(503);
    await hear(first);
    expect(await now()).toEqual(paid);
    expect(await hear(refunded)).toBe(200);
    expect(await now()).toMatchObject({ state: 'refunded', received: 0 });
  });

  test('of more than has come in is refused before Stripe is asked', async () => {
    await charged();
    const before = stripe.asked.length;
    const line = { position: 0, pieces: 0 };
    for (const asked of [
      ...[nothing, { ...nothing, postage: 701 }, { ...nothing, excess: 1 }],
      { ...nothing, lines: [{ ...line, pieces: 3 }] },
      { ...nothing, lines: [{ ...line, amount: 6981 }] },
      { ...nothing, lines: [{ position: 1, pieces: 1 }] },
    ])
      expect(await shop.refusal(back(asked, 'form-2'))).toBe('amount');
    expect(await plans()).toEqual([]);
    expect(stripe.asked).toHaveLength(before);
    expect(await now()).toEqual(paid);
  });

  /** Lines of the log about disputes and refunds that did not arrive. */
  const troubles = async () => {
    const lines = shop.db.selectFrom('log').select(['act', 'actor', 'order_id', 'detail']);
    const found = await lines.where('act', 'in', ['disputed', 'refund failed']).execute();
    return found.map(({ detail, ...line }) => ({ ...line, ...JSON.parse(detail) }));
  };
  const dispute = (payment_intent: string | null) =>
    stripe.event('charge.dispute.created', {
      ...{ id: 'dp_double', object: 'dispute', payment_intent, charge: 'ch_double' },
      ...{ amount: 7680, currency: 'chf', reason: 'fraudulent', metadata: {} },
    });
  const failure = (payment_intent: string | null) =>
    stripe.event('refund.failed', {
      ...{ id: 're_double', object: 'refund', payment_intent, status: 'failed' },
      ...{ amount: 3490, currency: 'chf', failure_reason: 'lost_or_stolen_card', metadata: {} },
    });

  test('that did not arrive, and a disputed payment, are logged once and book nothing', async () => {
    const { intent } = await charged();
    const disputed = dispute(intent);
    expect([await hear(disputed), await hear(disputed)]).toEqual([200, 200]);
    expect(await now()).toEqual(paid);
    const logged = { order_id: id(), actor: 'site', currency: 'CHF' };
    const first = { ...logged, act: 'disputed', stripe: 'dp_double', amount: 7680 };
    expect(await troubles()).toEqual([{ ...first, reason: 'fraudulent' }]);
    await back(onePiece, 'failed');
    const before = await now();
    await hear(failure(intent));
    expect(await now()).toEqual(before);
    expect((await troubles()).filter(({ act }) => act === 'refund failed')).toMatchObject([
      { order_id: id(), amount: 3490, reason: 'lost_or_stolen_card' },
    ]);
  });

  test('or a dispute of what others sell with the same account is not logged', async () => {
    for (const intent of ['pi_other', null])
      for (const event of [dispute(intent), failure(intent)]) expect(await hear(event)).toBe(200);
    expect(await troubles()).toEqual([]);
  });
});
