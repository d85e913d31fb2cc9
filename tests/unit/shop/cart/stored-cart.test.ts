import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteAllStored } from '@/lib/primitives/storage/stored-values';
import { cartKey, openStoredCart } from '@/lib/shop/cart/stored-cart';

// @vitest-environment jsdom

const line = { article: 'faust', pieces: 1, title: 'Faust', prices: { CHF: 3490 }, at: 7 };

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test('what one page puts there another finds', async () => {
  expect(await openStoredCart().add(line)).toBe('added');
  expect(openStoredCart().read()).toEqual([line]);
});

test('an unchanged basket is read to the same object, so that a view is not drawn anew', async () => {
  const basket = openStoredCart();
  await basket.add(line);
  expect(basket.read()).toBe(basket.read());
});

test('a change is told to this page, and one of another tab too', async () => {
  const basket = openStoredCart();
  const listener = vi.fn();
  const stop = basket.subscribe(listener);
  await basket.add(line);
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
  expect(listener.mock.calls).toEqual([[false], [true]]);
  stop();
});

test('what another page has put there since is not written over', async () => {
  const [one, other] = [openStoredCart(), openStoredCart()];
  one.read();
  await other.add(line);
  await one.add({ ...line, article: 'judex' });
  expect(other.read().map(({ article }) => article)).toEqual(['faust', 'judex']);
});

test('a browser that keeps nothing says so', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const basket = openStoredCart();
  expect([basket.read(), basket.isRefused()]).toEqual([[], true]);
  expect(await basket.add(line)).toBe('refused');
});

test('a basket that has no room for more pieces says so once they are there', async () => {
  const basket = openStoredCart();
  await basket.add({ ...line, pieces: 99 });
  expect(await basket.add(line)).toBe('most-pieces');
  expect(basket.isRefused()).toBe(false);
});

test('an emptied basket leaves nothing on the device, and neither does one that is forgotten', async () => {
  const basket = openStoredCart();
  await basket.add(line);
  await basket.change(() => []);
  expect(localStorage).toHaveLength(0);
  await basket.add(line);
  expect(deleteAllStored()).toBe(true);
  expect(basket.read()).toEqual([]);
});
