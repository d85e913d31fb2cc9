import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { bookRows } from '@/lib/admin/books/book-rows';
import { releaseUnpaid } from '@/lib/shop/commands/cancel-order';
import { correctLines } from '@/lib/shop/commands/correct-lines';
import { correctContact } from '@/lib/shop/commands/correct-order';
import type { Order } from '@/lib/shop/orders/order';
import { cardPayment, cardPaymentWindow } from '@/lib/shop/orders/order-status';
import { beginPayment, offeredMethods } from '@/lib/shop/payments/payment-methods';
import { refundPayment } from '@/lib/shop/payments/refund-payment';
import { handleStripeWebhook } from '@/lib/shop/payments/stripe/handle-webhook';
import { importStripeTransactions } from '@/lib/shop/payments/stripe/import-transactions';
import { planRefund } from '@/lib/shop/refunds/plan-refund';
import type { RefundRequest } from '@/lib/shop/refunds/validate-refund';
import { type SentEvent, startStripe } from '@/tests/doubles/stripe';
import { creditsOf } from '../commands/read-shop';
import { type Shop, staffActor, withShop, withSqliteShop } from '../commands/shop';
import { now as noon } from '../commands/some-request';
import { someShopConfig } from '../commands/some-shop-config';

const secret = 'whsec_double';
let stripe: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  stripe = await startStripe({ secret });
});
beforeEach(() => {
  // A fixed time: documents are numbered by year, and signatures expire.
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_double');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', secret);
  vi.stubEnv('STRIPE_API', stripe.address);
  vi.stubEnv('SITE_URL', 'https://lanterne.example');
});
afterAll(() => stripe.stop());

const open8 = { state: 'open', isCancelled: false, received: 0, toPayBack: 0, stock: 8 };
const paid = { ...open8, state: 'paid', received: 7680 };
const cancelled = { ...open8, isCancelled: true, stock: 10 };
const late = { ...cancelled, received: 7680, toPayBack: 7680 };
const nothing = { lines: [], postage: 0, excess: 0 };
const onePiece = { ...nothing, lines: [{ position: 0, pieces: 1 }] };
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

/** An order of two discs for each test, with its session at Stripe and the events about it. */
function cardOrder(shop: Shop) {
  let order: Order;
  let session: string;
  beforeEach(async () => {
    await shop.stockUp('dvd', 10);
    order = await shop.sell({ pieces: { dvd: 2 }, payment: 'stripe' });
    await beginPayment(order, order.total);
    session = [...stripe.sessions.keys()].at(-1) ?? '';
  });
  /** An event with the session's current state. */
  const event = (type: string, changed = {}) =>
    stripe.event(type, structuredClone({ ...stripe.sessions.get(session), ...changed }));
  const receive = async ({ body, signature }: SentEvent, now = noon): Promise<number> => {
    const init = { method: 'POST', headers: { 'stripe-signature': signature }, body };
    const request = new Request('https://lanterne.example/api/shop/stripe', init);
    const context = { db: async () => shop.db, shopConfig: someShopConfig, now };
    return (await handleStripeWebhook(request, context)).status;
  };
  const completed = (changed = {}) => event('checkout.session.completed', changed);
  const pay = () => stripe.pay(session).payment_intent ?? '';
  return {
    id: () => order.id,
    order: () => order,
    completed,
    succeeded: () => event('checkout.session.async_payment_succeeded'),
    failed: () => event('checkout.session.async_payment_failed'),
    expired: () => event('checkout.session.expired'),
    pay,
    receive,
    async state() {
      const { payment_state: state, cancelled_at } = await shop.order(order.id);
      const { received, toPayBack } = await shop.accountOf(order.id);
      const stock = await shop.stockOf('dvd');
      return { state, isCancelled: cancelled_at !== null, received, toPayBack, stock };
    },
    payments: () => shop.db.selectFrom('payments').selectAll().execute(),
    /** The number of mails of a kind. */
    mails: async (kind: string) =>
      (await shop.mailsOf(order.id)).filter((one) => one === kind).length,
    refund: (request: RefundRequest, key: string) =>
      refundPayment(shop.db, { ...staffActor, orderId: order.id, request, key }),
    /** Pays the order. Returns its charge and the event with the charge's refunds. */
    async charge() {
      const intent = pay();
      await receive(completed());
      const charge = () => stripe.chargeOf(intent);
      return { intent, charge, refunded: () => stripe.event('charge.refunded', charge()) };
    },
  };
}

withSqliteShop('starting a payment', (shop) => {
  const { order } = cardOrder(shop);

  test('leads to Stripe’s page with the order’s lines, which leads back to the order page', async () => {
    const german = { ...order(), id: crypto.randomUUID(), locale: 'de' as const };
    const { redirect } = await beginPayment(german, german.total);
    // A second request gets the same session.
    expect(await beginPayment(german, german.total)).toEqual({ redirect });
    const created = [...stripe.sessions.values()].at(-1);
    expect(redirect).toBe(created?.url);
    expect(created).toMatchObject({ amount_total: german.total, currency: 'chf' });
    const { form, authorization } = stripe.asked.at(-1) ?? {};
    expect(authorization).toBe('Bearer sk_test_double');
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      mode: 'payment',
      locale: 'de',
      client_reference_id: german.id,
      customer_email: german.email,
      success_url: `https://lanterne.example/de/commande/${german.token}?from=payment`,
      cancel_url: `https://lanterne.example/de/commande/${german.token}`,
      'metadata[order]': german.id,
      'payment_intent_data[metadata][order]': german.id,
      'line_items[0][price_data][product_data][name]': 'Titre de dvd',
      'line_items[0][quantity]': '2',
      'line_items[1][price_data][product_data][name]': 'Versandkosten',
      'line_items[1][price_data][unit_amount]': '700',
    });
    expect(form?.has('payment_method_types[0]')).toBe(false);
  });

  test('to a corrected email address gets another page, which Stripe does not refuse', async () => {
    const { redirect } = await beginPayment(order(), order().total);
    const moved = { ...order(), email: 'anna@corrected.example' };
    expect((await beginPayment(moved, order().total)).redirect).not.toBe(redirect);
    expect(stripe.asked.at(-1)?.form.get('customer_email')).toBe(moved.email);
  });

  test('requests only the sum if a voucher pays a part', async () => {
    const total = order().total - 1000;
    const id = crypto.randomUUID();
    await beginPayment({ ...order(), id, redeemed: 1000, total }, total);
    const { form } = stripe.asked.at(-1) ?? {};
    expect(form?.get('line_items[0][price_data][unit_amount]')).toBe(String(total));
    expect(form?.has('line_items[1][quantity]')).toBe(false);
  });

  test.each([
    { payment_state: 'paid' as const },
    { cancelled_at: noon.toISOString() },
    { withdrawn_at: noon.toISOString() },
    { total: 0 },
    { payment: 'bill' as const },
    { placed_at: new Date(noon.getTime() - cardPaymentWindow).toISOString() },
  ])('sends nothing to Stripe for an order with %j', async (change) => {
    const before = stripe.asked.length;
    const changed = { ...order(), ...change };
    expect(await beginPayment(changed, changed.total)).toEqual({});
    expect(stripe.asked).toHaveLength(before);
  });

  test.each([
    [{}, ['stripe', 'bill']],
    [{ delivery: 'collection' as const }, ['stripe', 'bill', 'collection']],
    [{ total: 49 }, ['bill']],
  ])('of an order with %j is offered by %j', (change, names) => {
    const facts = { currency: 'CHF', delivery: 'post', total: 4190, ...change } as const;
    expect(offeredMethods(someShopConfig, facts).map(({ name }) => name)).toEqual(names);
    const none = { ...someShopConfig, payment: { hasStripe: false } };
    expect(offeredMethods(none, facts)).toEqual([]);
  });
});

withShop('simultaneous Stripe events', (shop) => {
  const { receive, state, completed, succeeded, pay, mails } = cardOrder(shop);

  test('book a payment once', async () => {
    pay();
    const events = [completed(), succeeded(), completed()];
    const statuses = await Promise.all([...events, ...events].map((event) => receive(event)));
    for (const event of events) statuses.push(await receive(event));
    expect(statuses.every((status) => status === 200)).toBe(true);
    expect(await state()).toEqual(paid);
    expect(await mails('paid')).toBe(1);
  });

  test('an event whose command fails is processed when it is sent again', async () => {
    pay();
    const event = completed();
    await shop.db.schema.alterTable('payments').renameTo('payments_away').execute();
    await expect(receive(event)).rejects.toThrow();
    await shop.db.schema.alterTable('payments_away').renameTo('payments').execute();
    expect(await receive(event)).toBe(200);
    expect(await state()).toEqual(paid);
  });
});

withSqliteShop('a delayed payment', (shop) => {
  const { id, receive, state, completed, succeeded, failed, expired, pay, mails } = cardOrder(shop);
  const pendingSince = async () => (await shop.order(id())).payment_pending_at;

  test('is pending without being released or started again, until its success pays the order', async () => {
    for (const at of [noon, minutes(1)]) await receive(completed(), at);
    expect(await pendingSince()).toBe(noon.toISOString());
    const log = await shop.logOf(id());
    expect(log.filter((line) => line === 'site: payment pending')).toHaveLength(1);
    expect(await beginPayment(await shop.order(id()), 7680)).toEqual({});
    expect(await releaseUnpaid(shop.db, minutes(7 * 24 * 60))).toBe(0);
    expect(await state()).toEqual(open8);
    pay();
    await receive(succeeded());
    expect(await state()).toEqual(paid);
    expect(await mails('paid')).toBe(1);
  });

  test('on one of two pages keeps the order when the other page expires', async () => {
    await receive(completed());
    await receive(expired());
    expect(await state()).toEqual(open8);
    await receive(failed());
    expect(await state()).toEqual(cancelled);
  });

  test('is not recorded for a cancelled or an unknown order', async () => {
    const early = completed();
    const unknown = completed({ metadata: { order: 'gone', number: 'K7Q-4ZT' } });
    expect(await receive(unknown)).toBe(200);
    expect(await state()).toEqual(open8);
    await receive(failed());
    await receive(early);
    expect(await pendingSince()).toBeNull();
  });
});

withShop('the rest of a corrected card order', (shop) => {
  const { id, receive, completed, pay, refund } = cardOrder(shop);
  const findArticle = () => ({
    ...{ kind: 'book', title: 'Titre de book', isSold: true, prices: { CHF: 2900 } },
    ...{ grams: 100, vatClass: 'standard' as const, isDigital: false },
  });
  const withBook = [
    { article: 'dvd', pieces: 2 },
    { article: 'book', pieces: 1 },
  ];
  const account = async () => {
    const { received, open, toPayBack } = await shop.accountOf(id());
    return { state: await shop.stateOf(id()), received, open, toPayBack };
  };
  /** A paid order with a book more, and its payment page for the rest. */
  async function corrected() {
    pay();
    await receive(completed());
    const request = { orderId: id(), lines: withBook, findArticle, seen: '' };
    await correctLines(shop.db, { ...staffActor, ...request });
    await beginPayment(await shop.order(id()), 2900, noon);
    return [...stripe.sessions.values()].at(-1) ?? expect.fail('no session');
  }

  test('keeps no link that was mailed to a wrong address', async () => {
    const { token } = await shop.order(id());
    await corrected();
    await correctContact(shop.db, { ...staffActor, orderId: id(), email: 'berta@example.ch' });
    expect((await shop.order(id())).token).not.toBe(token);
  });

  test('is asked for alone, by one page, and keeps the order until it is paid', async () => {
    const { id: rest, ...session } = await corrected();
    expect(session).toMatchObject({ amount_total: 2900, payment_status: 'unpaid' });
    expect(await beginPayment(await shop.order(id()), 2900, minutes(60))).toEqual({
      redirect: session.url,
    });
    expect(cardPayment(await shop.order(id()), minutes(600))).toEqual({ state: 'rest' });
    expect(await releaseUnpaid(shop.db, minutes(600))).toBe(0);
    const about = (type: string) => stripe.event(type, structuredClone(stripe.sessions.get(rest)));
    await receive(about('checkout.session.completed'));
    expect(cardPayment(await shop.order(id()), noon)).toEqual({ state: 'pending' });
    for (const type of ['async_payment_failed', 'expired'])
      expect(await receive(about(`checkout.session.${type}`))).toBe(200);
    expect(cardPayment(await shop.order(id()), noon)).toEqual({ state: 'rest' });
    expect(await account()).toEqual({ state: 'open', received: 7680, open: 2900, toPayBack: 0 });
    stripe.pay(rest);
    await receive(about('checkout.session.completed'));
    expect(await account()).toEqual({ state: 'paid', received: 10_580, open: 0, toPayBack: 0 });
  });

  test('of the same amount, after a second correction, has a page of its own', async () => {
    const first = await corrected();
    stripe.pay(first.id);
    await receive(stripe.event('checkout.session.completed', stripe.sessions.get(first.id) ?? {}));
    const { corrected_at } = await shop.order(id());
    const request = { orderId: id(), findArticle, seen: corrected_at ?? '' };
    const lines = withBook.map(({ article }) => ({ article, pieces: 2 }));
    await correctLines(shop.db, { ...staffActor, ...request, lines, now: minutes(5) });
    const { open } = await account();
    expect(open).toBe(2900);
    const { redirect } = await beginPayment(await shop.order(id()), open, minutes(6));
    expect(redirect).not.toBe(first.url);
  });

  test('is refunded on the payment it fits in, and not more at once than one payment', async () => {
    const { id: rest } = await corrected();
    const intent = stripe.pay(rest).payment_intent ?? '';
    await receive(stripe.event('checkout.session.completed', stripe.sessions.get(rest) ?? {}));
    const all = [0, 1].map((position) => ({ position, pieces: position === 0 ? 2 : 1 }));
    const whole = { ...nothing, lines: all, postage: 700 };
    expect(await shop.refusal(refund(whole, crypto.randomUUID()))).toBe('several-payments');
    await refund({ ...nothing, lines: [{ position: 1, pieces: 1 }] }, crypto.randomUUID());
    expect(stripe.chargeOf(intent).amount_refunded).toBe(2900);
    await refund(
      { ...nothing, lines: [{ position: 0, pieces: 2 }], postage: 700 },
      crypto.randomUUID(),
    );
    expect(await account()).toEqual({ state: 'refunded', received: 0, open: 0, toPayBack: 0 });
  });

  test('that was paid in cash is paid back by hand once the card has all of its own back', async () => {
    await corrected();
    await shop.pay(id(), 2900, { source: 'desk', sourceId: 'cash' });
    const card = { ...nothing, lines: [{ position: 0, pieces: 2 }], postage: 700 };
    await refund(card, crypto.randomUUID());
    await refund({ ...nothing, lines: [{ position: 1, pieces: 1 }] }, crypto.randomUUID());
    expect(await account()).toEqual({ state: 'refunded', received: 0, open: 0, toPayBack: 0 });
    const refunds = stripe.asked.filter(({ path }) => path === '/v1/refunds');
    expect(refunds.at(-1)?.form.get('amount')).toBe('7680');
  });
});

withSqliteShop('a Stripe event', (shop) => {
  const card = cardOrder(shop);
  const { receive, state, completed, succeeded, failed, expired, pay, payments } = card;
  const release = () => releaseUnpaid(shop.db, minutes(60));

  // The first events are created before the payment, the others after it.
  test.each([
    ['success before completion', [], [succeeded, completed], paid],
    ['expiry, twice', [expired, expired], [], cancelled],
    ['failure, twice', [failed, failed], [], cancelled],
    ['failure of a delayed payment', [completed, failed], [], cancelled],
    ['success after expiry', [expired], [completed, succeeded], late],
  ])('%s', async (_, before, after, expected) => {
    for (const event of before.map((create) => create())) await receive(event);
    expect(await card.mails('cancelled')).toBe(before.length > 0 ? 1 : 0);
    if (after.length > 0) pay();
    for (const event of after.map((create) => create())) await receive(event);
    expect(await state()).toEqual(expected);
  });

  test('created before the payment changes nothing after it', async () => {
    const early = [completed(), expired()];
    pay();
    await receive(succeeded());
    for (const event of early) await receive(event);
    expect(await state()).toEqual(paid);
  });

  test('of a payment for a released order books it to be refunded', async () => {
    expect(await release()).toBe(1);
    pay();
    await receive(completed());
    expect(await state()).toEqual(late);
    await card.refund({ ...nothing, excess: 7680 }, 'late');
    expect(await state()).toEqual(cancelled);
  });

  test('of a payment for an unknown order stores it for the admin', async () => {
    pay();
    await receive(completed({ metadata: { order: 'gone', number: 'K7Q-4ZT' } }));
    expect(await payments()).toMatchObject([
      { order_id: null, amount: 7680, reference: 'K7Q-4ZT', settled_at: null, source: 'stripe' },
    ]);
  });

  test('about another seller on the same account is ignored', async () => {
    pay();
    const charge = { payment_intent: 'pi_other', amount_refunded: 100, metadata: {} };
    const events = [completed({ metadata: {} }), stripe.event('charge.refunded', charge)];
    for (const event of [...events, stripe.event('customer.created', {})])
      expect(await receive(event)).toBe(200);
    expect(await state()).toEqual(open8);
    expect(await payments()).toEqual([]);
  });

  test('without a valid signature is refused', async () => {
    pay();
    const event = completed();
    const altered = { ...event, body: event.body.replace('7680', '1') };
    const foreign = { ...event, signature: event.signature.replace(/v1=\w{4}/, 'v1=0000') };
    const old = { ...event, signature: event.signature.replace(/t=\d+/, 't=1600000000') };
    for (const one of [altered, foreign, old, { ...event, signature: '' }])
      expect(await receive(one)).toBe(400);
    expect(await state()).toEqual(open8);
  });
});

withSqliteShop('a refund by card', (shop) => {
  const { id, receive, state, completed, pay, refund, charge } = cardOrder(shop);
  const plans = () => shop.db.selectFrom('refunds').selectAll().execute();

  test('is made once, and Stripe’s event about it books nothing more', async () => {
    const { charge: refundedCharge, refunded } = await charge();
    for (const _ of [1, 2]) await refund(onePiece, 'form-1');
    await receive(refunded());
    expect(await state()).toMatchObject({ state: 'partly-refunded', received: 4190 });
    expect(await shop.papersOf(id())).toEqual(['invoice 1: 7680', 'credit 2: 3490']);
    expect(refundedCharge().amount_refunded).toBe(3490);
  });

  test('of all that was paid is made once too, although nothing is left when the form comes again', async () => {
    await charge();
    const all = { ...nothing, lines: [{ position: 0, pieces: 2 }], postage: 700 };
    for (const _ of [1, 2]) await refund(all, 'form-all');
    expect(await state()).toMatchObject({ state: 'refunded', received: 0 });
  });

  test('is booked by its planned lines if the event arrives before the answer', async () => {
    const { intent, refunded } = await charge();
    const plan = { orderId: id(), key: 'planned', request: { ...onePiece, postage: 700 } };
    const planned = await planRefund(shop.db, { ...plan, now: noon });
    expect(planned).toMatchObject({ amount: 4190, isBooked: false });
    stripe.refund(intent, 4190);
    await receive(refunded());
    // A refund made in Stripe's dashboard has no lines.
    stripe.refund(intent, 500);
    await receive(refunded());
    const credits = await creditsOf(shop.db, id());
    expect(credits.map(({ lines, postage, total }) => [lines, postage, total])).toEqual([
      [[expect.objectContaining({ pieces: 1, sum: 3490 })], 700, 4190],
      [[], 0, 500],
    ]);
  });

  test('refused by Stripe leaves the order unchanged', async () => {
    const { intent } = await charge();
    // All of it was refunded at Stripe, whose event has not arrived yet.
    stripe.refund(intent, 7680);
    await expect(refund(onePiece, 'refused')).rejects.toThrow(/unrefunded/);
    expect(await plans()).toEqual([]);
    expect(await state()).toEqual(paid);
  });

  test('whose answer was lost is continued by a second request for the same lines', async () => {
    const { charge: refundedCharge } = await charge();
    await planRefund(shop.db, { orderId: id(), request: onePiece, now: noon, key: 'unknown' });
    const more = { ...onePiece, lines: [{ position: 0, pieces: 2 }] };
    expect(await shop.refusal(refund(more, 'other'))).toBe('amount');
    for (const key of ['again', 'again and again']) await refund(onePiece, key);
    const refunds = stripe.asked.filter(({ path }) => path === '/v1/refunds');
    expect(refunds.at(-2)?.key).toContain('unknown');
    expect(refundedCharge().amount_refunded).toBe(6980);
    expect(await state()).toMatchObject({ state: 'partly-refunded', received: 700 });
  });

  test('in Stripe’s dashboard is booked once, whatever the order of its events', async () => {
    const { intent, refunded } = await charge();
    stripe.refund(intent, 1000);
    const first = refunded();
    stripe.refund(intent, 6680);
    const second = refunded();
    for (const event of [second, first, second, first]) await receive(event);
    expect(await state()).toMatchObject({ state: 'refunded', received: 0 });
    expect(await shop.papersOf(id())).toEqual(['invoice 1: 7680', 'credit 2: 7680']);
  });

  test('whose event arrives before that of the payment is booked when it is sent again', async () => {
    const intent = pay();
    const first = completed();
    stripe.refund(intent, 7680);
    const refunded = stripe.event('charge.refunded', stripe.chargeOf(intent));
    expect(await receive(refunded)).toBe(503);
    await receive(first);
    expect(await state()).toEqual(paid);
    expect(await receive(refunded)).toBe(200);
    expect(await state()).toMatchObject({ state: 'refunded', received: 0 });
  });

  test('of more than is left is refused before a request to Stripe', async () => {
    await charge();
    const before = stripe.asked.length;
    for (const request of [nothing, { ...nothing, postage: 701 }, { ...nothing, excess: 1 }])
      expect(await shop.refusal(refund(request, 'form-2'))).toBe('amount');
    expect(await plans()).toEqual([]);
    expect(stripe.asked).toHaveLength(before);
  });
});

withSqliteShop('a dispute or a failed refund', (shop) => {
  const { id, receive, state, charge, refund } = cardOrder(shop);
  const problems = async () => {
    const lines = shop.db.selectFrom('log').select(['act', 'actor', 'order_id', 'detail']);
    const found = await lines.where('act', 'in', ['disputed', 'refund failed']).execute();
    return found.map(({ detail, ...line }) => ({ ...line, ...JSON.parse(detail) }));
  };
  const lost = 'lost_or_stolen_card';
  const events = (payment_intent: string | null) => {
    const common = { payment_intent, currency: 'chf', metadata: {} };
    const dispute = { ...common, id: 'dp_double', amount: 7680, reason: 'fraudulent' };
    const failure = { ...common, id: 're_double', amount: 3490, failure_reason: lost };
    return [
      stripe.event('charge.dispute.created', dispute),
      stripe.event('refund.failed', failure),
    ];
  };

  test('is logged once and books nothing', async () => {
    const { intent } = await charge();
    await refund(onePiece, 'failed');
    const before = await state();
    const received = events(intent);
    for (const event of [...received, ...received]) expect(await receive(event)).toBe(200);
    expect(await state()).toEqual(before);
    const logged = { order_id: id(), actor: 'site', currency: 'CHF' };
    const dispute = { act: 'disputed', stripe: 'dp_double', amount: 7680, reason: 'fraudulent' };
    const failure = { act: 'refund failed', stripe: 're_double', amount: 3490, reason: lost };
    expect(await problems()).toEqual([
      { ...logged, ...dispute },
      { ...logged, ...failure },
    ]);
  });

  test('of another seller on the same account is not logged', async () => {
    for (const event of [...events('pi_other'), ...events(null)])
      expect(await receive(event)).toBe(200);
    expect(await problems()).toEqual([]);
  });
});

withShop('Stripe’s balance', (shop) => {
  const { receive, refund, charge } = cardOrder(shop);
  const year = { from: '2026-01-01', to: '2026-12-31' };
  const transactions = async () =>
    (await bookRows(shop.db, 'stripe', year)).rows.map((row) => row.slice(0, 7));

  test('is imported once, over several pages, with fees and payouts', async () => {
    expect(await importStripeTransactions(shop.db)).toBe(0);
    const { refunded } = await charge();
    await refund(onePiece, crypto.randomUUID());
    await receive(refunded());
    stripe.payOut(3000);
    stripe.addToBalance('fee', -200, null);
    // The payment of another seller on the same account.
    stripe.addToBalance('charge', 900, {
      object: 'charge',
      amount: 900,
      payment_intent: 'pi_other',
    });
    await importStripeTransactions(shop.db);
    expect(await importStripeTransactions(shop.db)).toBe(0);
    const [{ number = '' } = {}] = await shop.db.selectFrom('orders').select('number').execute();
    expect(await transactions()).toEqual(
      expect.arrayContaining([
        ['2026-11-23', 'charge', number, 'CHF', '76.80', '2.53', '74.27'],
        ['2026-11-23', 'refund', number, 'CHF', '-34.90', '0.00', '-34.90'],
        ['2026-11-25', 'payout', '', 'CHF', '-30.00', '0.00', '-30.00'],
        ['2026-11-23', 'fee', '', 'CHF', '-2.00', '0.00', '-2.00'],
      ]),
    );
    expect((await transactions()).map((row) => row[4])).not.toContain('9.00');
    const payments = (await bookRows(shop.db, 'payments', year)).rows;
    expect(payments.map((row) => row.slice(9, 12))).toEqual([
      ['CHF', '76.80', '2.53'],
      ['CHF', '-34.90', '0.00'],
    ]);
  });
});
