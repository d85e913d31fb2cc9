// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OrderButton } from '@/components/checkout/order-button';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The form with its button, and how it is sent: whether the browser sends it. */
function open() {
  const { container } = render(
    <form>
      <OrderButton words="Order" sending="On its way" />
    </form>,
  );
  const form = container.querySelector('form') ?? expect.fail();
  const send = () =>
    act(() => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true })));
  const seen = () => [
    screen.getByRole('button').getAttribute('aria-disabled'),
    screen.getByRole('status').textContent,
  ];
  return { send, seen };
}

test('says that the order is on its way, and sends it once, until somebody comes back', async () => {
  const { send, seen } = open();
  expect(seen()).toEqual([null, '']);
  expect([await send(), await send()]).toEqual([true, false]);
  expect(seen()).toEqual(['true', 'On its way']);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(seen()).toEqual([null, '']);
  expect(await send()).toBe(true);
});

test('can be pressed again after a minute, by who has stopped the browser', async () => {
  vi.useFakeTimers();
  const { send, seen } = open();
  await send();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(seen()).toEqual([null, '']);
});
