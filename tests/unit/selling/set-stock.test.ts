import { expect, test } from 'vitest';
import { setStock } from '@/lib/selling/set-stock';
import { onBoth } from '../../databases/on-both';
import { refusal, sell, stockOf } from './read-shop';
import { now, someRequest } from './some-request';

const count = { article: 'dvd', actor: 'anna@bobine.example', now };

onBoth('counting the stock', (open) => {
  test('sets it, and it is written who has', async () => {
    const db = await open();
    await setStock(db, { ...count, pieces: 4 });
    await setStock(db, { ...count, pieces: 9, seen: 4 });
    expect(await stockOf(db, 'dvd')).toBe(9);
    const lines = await db
      .selectFrom('log')
      .select(['actor', 'detail'])
      .orderBy('detail')
      .execute();
    expect(lines.map(({ detail }) => JSON.parse(detail))).toEqual([
      { article: 'dvd', before: 4, pieces: 9 },
      { article: 'dvd', pieces: 4 },
    ]);
  });

  test('is refused where it was sold from since somebody counted', async () => {
    const db = await open();
    await setStock(db, { ...count, pieces: 4 });
    await sell(db, someRequest());
    expect(await refusal(setStock(db, { ...count, pieces: 4, seen: 4 }))).toBe('stock-changed');
    expect(await stockOf(db, 'dvd')).toBe(3);
  });

  test('of an article no longer counted never sells it out', async () => {
    const db = await open();
    await setStock(db, { ...count, pieces: 0 });
    await setStock(db, { ...count, pieces: undefined });
    await sell(db, someRequest({ pieces: { dvd: 50 } }));
    expect(await stockOf(db, 'dvd')).toBeUndefined();
  });

  test('takes whole numbers from nothing to a million', async () => {
    const db = await open();
    for (const pieces of [-1, 1.5, 1_000_001, Number.NaN])
      expect(await refusal(setStock(db, { ...count, pieces }))).toBe('pieces');
    expect(await stockOf(db, 'dvd')).toBeUndefined();
  });
});
