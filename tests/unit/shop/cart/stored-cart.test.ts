// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { deleteAllStored } from '@/lib/primitives/storage/stored-values';
import { maxLines, maxPieces } from '@/lib/shop/cart/cart';
import { cartKey, openStoredCart, parseCart, serializeCart } from '@/lib/shop/cart/stored-cart';

const line = {
  article: 'faust',
  pieces: 2,
  title: 'Faust',
  prices: { CHF: 3490, EUR: 3290 },
  at: 7,
};

describe('parseCart', () => {
  const text = (...lines: unknown[]) => JSON.stringify({ version: 1, lines });

  test('reads what was written; an empty cart writes nothing', () => {
    expect(parseCart(serializeCart([line]))).toEqual([line]);
    expect(serializeCart([])).toBeNull();
  });

  test.each([
    ...[undefined, null, '', '{', 'null', '7', '[]', '{"lines":7}'],
    '{"lines":[null,7,"faust"]}',
  ])('reads %j as an empty cart', (stored) => expect(parseCart(stored)).toEqual([]));

  test.each([
    { article: '' },
    { article: 'x'.repeat(201) },
    { title: 7 },
    ...[0, -1, 1.5, '2', 1e300].map((pieces) => ({ pieces })),
  ])('drops a line with %j and no other', (invalid) =>
    expect(parseCart(text({ ...line, ...invalid }, line))).toEqual([line]),
  );

  test.each([{ CHF: -1, EUR: 32.9, USD: 3490 }, 'free'])('drops the invalid prices %j', (prices) =>
    expect(parseCart(text({ ...line, prices }))).toEqual([{ ...line, prices: {} }]),
  );

  test('merges duplicate articles and applies the limits of an order', () => {
    expect(parseCart(text(line, line))).toEqual([{ ...line, pieces: 4 }]);
    expect(parseCart(text({ ...line, pieces: 1000 }))[0]?.pieces).toBe(maxPieces);
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...line, article: `a-${index}` }));
    expect(parseCart(text(...many))).toHaveLength(maxLines);
  });
});

describe('openStoredCart', () => {
  test('reads what another page has added, and overwrites none of it', async () => {
    const [one, other] = [openStoredCart(), openStoredCart()];
    expect(one.read()).toEqual([]);
    expect(await other.add(line)).toBe('added');
    await one.add({ ...line, article: 'judex' });
    for (const cart of [one, other])
      expect(cart.read().map(({ article }) => article)).toEqual(['faust', 'judex']);
  });

  test('notifies listeners of changes on this page and in other tabs', async () => {
    const cart = openStoredCart();
    const listener = vi.fn();
    const stop = cart.subscribe(listener);
    await cart.add(line);
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
    expect(listener.mock.calls).toEqual([[false], [true]]);
    stop();
  });

  test('reports that the browser refuses to store', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const cart = openStoredCart();
    expect([cart.read(), cart.isRefused()]).toEqual([[], true]);
    expect(await cart.add(line)).toBe('refused');
  });

  test('leaves nothing stored once it is emptied or deleted', async () => {
    const cart = openStoredCart();
    await cart.add(line);
    await cart.change(() => []);
    expect(localStorage).toHaveLength(0);
    await cart.add(line);
    expect(deleteAllStored()).toBe(true);
    expect(cart.read()).toEqual([]);
  });
});
