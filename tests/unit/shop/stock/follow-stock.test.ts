import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '@/lib/database/open-database';
import { noteSoldOut, onSoldOut, soldOut } from '@/lib/database/sold-out';
import { setStock } from '@/lib/selling/set-stock';
import { followStock } from '@/lib/shop/stock/follow-stock';
import { onBothPlaces } from '../../../databases/on-both-places';
import { until } from '../../until';

const now = new Date('2026-11-23T10:00:00Z');
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  noteSoldOut([]);
});

onBothPlaces('the stock that pages follow', (place) => {
  test('is what another process has made of it: sold out, and there again', async () => {
    const where = await place();
    const [ours, theirs] = [await openDatabase(where), await openDatabase(where)];
    const count = (article: string, pieces: number) =>
      setStock(theirs, { article, pieces, actor: 'site', now });
    ends.push(() => Promise.all([ours.destroy(), theirs.destroy()]));
    await count('dvd', 0);
    await count('livre', 2);
    ends.push(followStock(async () => ours));
    await until(() => expect([...soldOut()]).toEqual(['dvd']));
    await count('dvd', 3);
    await until(() => expect([...soldOut()]).toEqual([]));
  });
});

test('while the database is away what was known stays', async () => {
  noteSoldOut(['dvd']);
  let asked = 0;
  const away = async () => {
    asked += 1;
    throw new Error('connect ECONNREFUSED');
  };
  ends.push(followStock(away));
  await until(() => expect(asked).toBeGreaterThan(0));
  expect([...soldOut()]).toEqual(['dvd']);
});

test('who listens hears of changes alone', () => {
  let heard = 0;
  ends.push(
    onSoldOut(() => {
      heard += 1;
    }),
  );
  for (const articles of [['a', 'b'], ['b', 'a'], ['b', 'c'], ['b'], []]) noteSoldOut(articles);
  expect(heard).toBe(4);
});
