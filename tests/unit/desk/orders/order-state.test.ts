import { expect, test } from 'vitest';
import { firstState, orderStates } from '@/lib/desk/orders/order-state';

const none = Object.fromEntries(orderStates.map((state) => [state, 0])) as Parameters<
  typeof firstState
>[0];

test('the desk begins with what is to pack, or else where something waits', () => {
  expect(firstState({ ...none, 'to-pack': 2, 'to-pay': 1 })).toBe('to-pack');
  expect(firstState({ ...none, 'to-pay': 1, all: 7 })).toBe('to-pay');
  expect(firstState({ ...none, all: 7, sent: 7 })).toBe('to-pack');
});
