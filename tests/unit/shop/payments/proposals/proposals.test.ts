import { expect, test } from 'vitest';
import { assignPayment, reopenPayment, settlePayment } from '@/lib/shop/commands/assign-payment';
import { listProposals } from '@/lib/shop/payments/proposals/list-proposals';
import {
  enough,
  type OrderCandidate,
  type ProposalReason,
  scoreOrder,
  type UnassignedPayment,
} from '@/lib/shop/payments/proposals/score-order';
import { staffActor, withShop } from '../../commands/shop';
import { now } from '../../commands/some-request';

const payment: UnassignedPayment = {
  ...{ amount: 100, currency: 'CHF', payer: '', message: '', reference: '' },
};
const order: OrderCandidate = {
  ...{ number: 'K7Q-4ZT', currency: 'CHF', open: 4190, name: 'Zoé Müller' },
  invoices: [{ year: 2026, number: 7 }],
};

test.each<[Partial<UnassignedPayment>, ProposalReason[]]>([
  [{ message: 'Best. k7q 4zt merci' }, ['number']],
  [{ message: 'K7Q4ZX' }, []],
  [{ message: 'facture 2026-0007' }, ['invoice']],
  [{ message: 'Rechnung 2026/7' }, ['invoice']],
  [{ message: '2026-0070' }, []],
  [{ reference: 'RF992026000007' }, ['invoice']],
  [{ amount: 4190 }, ['amount']],
  [{ amount: 4100 }, ['amount-near']],
  [{ amount: 2000 }, []],
  [{ amount: -4190 }, []],
  [{ payer: 'MUELLER ZOE ODER BEAT' }, ['name']],
  [{ message: 'für Zoe Müller' }, ['name']],
  [{ payer: 'Beat Müller' }, ['name-partly']],
  [{ payer: 'Anna Muster' }, []],
  [{ amount: 4190, payer: 'Zoé Müller', message: 'K7Q-4ZT' }, ['number', 'amount', 'name']],
  [{ amount: 4190, payer: 'Zoé Müller', currency: 'EUR' }, []],
])('scoreOrder: %o: %j', (change, reasons) => {
  const scored = scoreOrder({ ...payment, ...change }, order, { isOnlyAmount: false });
  expect(scored.reasons).toEqual(reasons);
});

test('scoreOrder: an amount alone is enough only if no other order has it', () => {
  const exact = { ...payment, amount: 4190 };
  expect(scoreOrder(exact, order, { isOnlyAmount: false }).score).toBeLessThan(enough);
  expect(scoreOrder(exact, order, { isOnlyAmount: true }).score).toBeGreaterThanOrEqual(enough);
});

withShop('payments without an order', (shop) => {
  const handled = { actor: staffActor.actor, now };
  const waiting = async (amount: number, given: { payer?: string; message?: string } = {}) => {
    await shop.pay(undefined, amount, given);
    const row = shop.db.selectFrom('payments').selectAll().where('order_id', 'is', null);
    return await row.executeTakeFirstOrThrow();
  };

  test('are proposed the orders that they may be for, best first', async () => {
    const [named, other, cancelled] = [await shop.sell(), await shop.sell(), await shop.sell()];
    await shop.cancel(cancelled.id);
    await shop.paid();
    await shop.sell({ payment: 'stripe' });
    const paid = await waiting(4190, { message: `Bestellung ${named.number}` });
    const [proposals = []] = await listProposals(shop.db, [paid], now);
    expect(proposals[0]).toMatchObject({
      ...{ orderId: named.id, open: 4190, reasons: ['number', 'amount', 'name'] },
    });
    expect(proposals.map(({ orderId }) => orderId)).toEqual([named.id, other.id, cancelled.id]);
    expect(proposals[2]).toMatchObject({ isCancelled: true, open: 4190 });
    const late = new Date(now.getTime() + 181 * 86_400_000);
    expect((await listProposals(shop.db, [paid], late))[0]).toHaveLength(2);
  });

  test('are assigned, and taken back: the order is to be paid again', async () => {
    const order = await shop.sell();
    const { id: paymentId } = await waiting(4190);
    await assignPayment(shop.db, { ...handled, orderId: order.id, paymentId });
    expect(await shop.stateOf(order.id)).toBe('paid');
    // The assignment is in the books of its month, which may be exported once it has ended.
    const december = { ...handled, now: new Date('2026-11-30T23:30:00.000Z') };
    expect(await shop.refusal(reopenPayment(shop.db, { ...december, paymentId }))).toBe(
      'month-ended',
    );
    await reopenPayment(shop.db, { ...handled, paymentId });
    expect(await shop.order(order.id)).toMatchObject({ payment_state: 'open', paid_at: null });
    expect(await shop.accountOf(order.id)).toMatchObject({ open: 4190, received: 0 });
    expect(await shop.logOf(order.id)).toContain(`${staffActor.actor}: payment reopened`);
    expect(await shop.refusal(reopenPayment(shop.db, { ...handled, paymentId }))).toBe(
      'not-handled',
    );
    await assignPayment(shop.db, { ...handled, orderId: order.id, paymentId });
    expect(await shop.stateOf(order.id)).toBe('paid');
  });

  test('wait again if they were marked as handled by mistake', async () => {
    const { id: paymentId } = await waiting(100);
    await settlePayment(shop.db, { ...handled, paymentId });
    await reopenPayment(shop.db, { ...handled, paymentId });
    expect(await waiting(200)).toMatchObject({ settled_at: null });
  });

  test('are not taken back from an order that was refunded, or whose vouchers were sent', async () => {
    const refunded = await shop.sell();
    const { id } = await waiting(4190);
    await assignPayment(shop.db, { ...handled, orderId: refunded.id, paymentId: id });
    await shop.refund(refunded.id, 4190);
    expect(await shop.refusal(reopenPayment(shop.db, { ...handled, paymentId: id }))).toBe(
      'refunded',
    );
    const voucher = await shop.sell({ kind: 'voucher', delivery: 'mail' });
    const { id: paymentId } = await waiting(3490);
    await assignPayment(shop.db, { ...handled, orderId: voucher.id, paymentId });
    expect(await shop.refusal(reopenPayment(shop.db, { ...handled, paymentId }))).toBe(
      'has-vouchers',
    );
    expect(await shop.stateOf(voucher.id)).toBe('paid');
  });
});
