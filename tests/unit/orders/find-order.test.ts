import { expect, test } from 'vitest';
import { createToken } from '@/lib/orders/create-token';
import { findOrder } from '@/lib/orders/find-order';
import { readOrder } from '@/lib/orders/read-order';
import { onBoth } from '../../databases/on-both';
import { sell } from '../selling/read-shop';
import { someRequest } from '../selling/some-request';

onBoth('an order', (open) => {
  test('is opened by its token and by nothing else of it', async () => {
    const db = await open();
    const order = await sell(db, someRequest());
    expect(await findOrder(db, order.token)).toEqual(order);
    const { token_digest } = await db
      .selectFrom('orders')
      .select('token_digest')
      .executeTakeFirstOrThrow();
    for (const other of [
      order.number,
      order.id,
      token_digest,
      createToken(),
      '',
      '%',
      `${order.token} `,
    ])
      expect(await findOrder(db, other)).toBeUndefined();
  });

  test('whose token was changed behind its digest is not opened', async () => {
    const db = await open();
    const order = await sell(db, someRequest());
    await db.updateTable('orders').set({ token: createToken() }).execute();
    expect(await findOrder(db, order.token)).toBeUndefined();
  });

  test('is read without what only the database needs', async () => {
    const db = await open();
    const order = await sell(db, someRequest());
    const read = await readOrder(db, order.id);
    expect(read).toEqual(order);
    expect(read).not.toHaveProperty('token_digest');
    expect(read).not.toHaveProperty('form_key');
    expect(await readOrder(db, 'none')).toBeUndefined();
  });
});
