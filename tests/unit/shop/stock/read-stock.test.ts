import { expect, test } from 'vitest';
import { readStock } from '@/lib/shop/stock/read-stock';
import { onBoth } from '@/tests/databases/on-both';

onBoth('the stock of articles', (open) => {
  test('is told of what is counted, down to nothing', async () => {
    const db = await open();
    const changed_at = new Date(0).toISOString();
    await db
      .insertInto('stock')
      .values([
        { article: 'a', pieces: 3, changed_at },
        { article: 'b', pieces: 0, changed_at },
        { article: 'c', pieces: 7, changed_at },
      ])
      .execute();
    const left = await readStock(db, ['a', 'b', 'not-counted']);
    expect([...left].sort()).toEqual([
      ['a', 3],
      ['b', 0],
    ]);
    expect(await readStock(db, [])).toEqual(new Map());
  });
});
