import { expect, test } from 'vitest';
import { listStock } from '@/lib/desk/stock/list-stock';
import { setStock } from '@/lib/selling/set-stock';
import { onBoth } from '../../../databases/on-both';

const now = new Date('2026-11-23T10:00:00Z');

onBoth('the stock as the desk lists it', (open) => {
  test('names every article, counted or not, and those that the house’s own file holds back', async () => {
    const db = await open();
    const article = 'affiche-le-voyage-dans-la-lune';
    await setStock(db, { article, pieces: 5, actor: 'anna@house.example', now });
    const listed = await listStock(db, 'fr');
    const find = (slug: string) => listed.find((one) => one.article === slug);
    expect(find(article)).toMatchObject({ pieces: 5, isHeld: true });
    expect(find('livre-ombres-peintes')).not.toHaveProperty('pieces');
    expect(find('livre-ombres-peintes')).not.toHaveProperty('isHeld');
  });
});
