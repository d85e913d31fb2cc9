import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderMarks } from '@/components/desk/orders/order-marks';
import de from '@/messages/de.json';
import { wordsIn } from './desk-words';

const at = '2026-11-23T10:00:00.000Z';
const fresh = {
  ...({ payment: 'bill', payment_state: 'open', delivery_state: 'waiting' } as const),
  delivery: 'post' as const,
  ...{ cancelled_at: null, withdrawn_at: null, payment_pending_at: null, isEmptied: false },
};
const drawn = (order: Partial<Parameters<typeof OrderMarks>[0]['order']>) =>
  renderToStaticMarkup(<OrderMarks t={wordsIn('de')} order={{ ...fresh, ...order }} />);

test('an order that stands says what is still to do', () => {
  expect(drawn({})).toContain('nicht bezahlt');
  expect(drawn({})).toContain('noch zu packen');
  expect(drawn({ delivery: 'mail' })).not.toContain('packen');
});

test.each([{ payment_state: 'refunded' as const }, { isEmptied: true }])(
  'an order of which nothing is left to send (%j) is not said to be packed',
  (off) => expect(drawn(off)).not.toContain('noch zu packen'),
);

test.each([{ cancelled_at: at }, { withdrawn_at: at }])(
  'an order that is off (%j) says nothing that is to do, and what has been done still',
  (off) => {
    expect(drawn(off)).not.toMatch(/nicht bezahlt|noch zu packen|class="open"/);
    const done = drawn({ ...off, payment_state: 'paid', delivery_state: 'sent' });
    expect(done).toMatch(/bezahlt.*versandt/);
  },
);

test('a payment under way is told from none, also of an order that was withdrawn from', () => {
  const pending = { payment: 'stripe' as const, payment_pending_at: at };
  for (const order of [pending, { ...pending, withdrawn_at: at }]) {
    expect(drawn(order)).toContain(de.Desk.orders.paid.pending);
    expect(drawn(order)).not.toContain(de.Desk.orders.paid.open);
  }
  for (const ended of [{ cancelled_at: at }, { payment_state: 'paid' as const }])
    expect(drawn({ ...pending, ...ended })).not.toContain(de.Desk.orders.paid.pending);
});

test('an order that was withdrawn from says so of itself, not as its heap is called', () => {
  expect(drawn({ withdrawn_at: at })).toContain('>widerrufen<');
});
