import { expect, test } from 'vitest';
import { readJustOrdered, writeOrderedCookie } from '@/lib/checkout/ordered-cookie';
import { cancelOrder } from '@/lib/selling/cancel-order';
import { onBoth } from '../../databases/on-both';
import { sell } from '../selling/read-shop';
import { someRequest } from '../selling/some-request';
import { someTill } from '../selling/some-till';

const now = new Date('2026-11-23T10:00:00.000Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test('under https it is never sent in the clear', () => {
  expect(writeOrderedCookie('t', true)).toBe(
    'bobine-ordered=t; Path=/; Max-Age=3600; SameSite=Lax; Secure',
  );
  expect(writeOrderedCookie('t', false)).not.toContain('Secure');
});

onBoth('an order just placed', (open) => {
  test('is known by its token for an hour, and by nothing else', async () => {
    const db = await open();
    const { id, token } = await sell(db, { ...someRequest({ pieces: { dvd: 1 } }), now });
    expect(await readJustOrdered(db, token, later(3_599_999))).toMatchObject({ id });
    expect(await readJustOrdered(db, token, later(3_600_000))).toBeUndefined();
    for (const other of [undefined, '', 'a-token', `${token.slice(1)}_`])
      expect(await readJustOrdered(db, other, now)).toBeUndefined();
  });

  test('is nothing to warn of once it is cancelled', async () => {
    const db = await open();
    const { id, token } = await sell(db, { ...someRequest(), now });
    await cancelOrder(db, { orderId: id, actor: 'site', now, till: someTill });
    expect(await readJustOrdered(db, token, now)).toBeUndefined();
  });
});
