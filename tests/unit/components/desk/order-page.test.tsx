import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LogLines } from '@/components/desk/log-lines';
import { OrderAddress } from '@/components/desk/order/order-address';
import { OrderPapers } from '@/components/desk/order/order-papers';
import { OrderSums } from '@/components/desk/order/order-sums';
import { PackingList } from '@/components/desk/order/packing-list';
import { openDatabase } from '@/lib/database/open-database';
import { acts } from '@/lib/desk/acts/acts';
import { readFile } from '@/lib/desk/orders/read-file';
import { payOrder } from '@/lib/selling/pay-order';
import { deskOf } from '../../desk/some-desk';
import { booking } from '../../selling/booking';
import { sell } from '../../selling/read-shop';
import { someRequest } from '../../selling/some-request';
import { wordsIn } from './desk-words';

const t = wordsIn('fr');
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\p{Zs}\s]+/gu, ' ');

/** The page of an order of two discs at 34.90 and 7.00 of postage, of which one disc was refunded before it was sent. */
async function fileOfRefunded() {
  const db = await openDatabase(':memory:');
  const { id: orderId, total } = await sell(db, someRequest({ pieces: { dvd: 2 } }));
  await payOrder(db, booking(orderId, total));
  await acts['order-refund'](deskOf(db), { orderId, key: crypto.randomUUID(), 'pieces-0': '1' });
  const file = await readFile(db, orderId);
  await db.destroy();
  if (!file) throw new Error('No order');
  return file;
}

const packing = (file: Parameters<typeof PackingList>[0]['file']) =>
  renderToStaticMarkup(<PackingList t={t} kindName={(kind) => kind} file={file} />);

test('only what is left is ticked off, and what was refunded stands apart', async () => {
  const file = await fileOfRefunded();
  const html = packing(file);
  const [left = '', refunded = ''] = html.split('<h3>');
  expect(plain(left)).toContain('1 × Titre de dvd');
  expect(left.match(/checkbox/g)).toHaveLength(1);
  expect(plain(refunded)).toContain('1 × Titre de dvd');
  expect(refunded).not.toContain('checkbox');
  const whole = { ...file, order: { ...file.order, payment_state: 'refunded' as const } };
  const none = packing(whole);
  expect(none).not.toContain('checkbox');
  expect(none).toContain(t('order.nothingToPack'));
});

test('what came in and what went back are two lines, and no debt is left', async () => {
  const file = await fileOfRefunded();
  const said = plain(renderToStaticMarkup(<OrderSums t={t} locale="fr" file={file} />));
  expect(said).toContain('Reçu 76.80 CHF Remboursé −34.90 CHF');
  expect(said).not.toContain(t('order.open'));
  expect(said).toMatch(/TVA 8\.1 % :/);
});

test('the credit note opens from the papers and from the log', async () => {
  const file = await fileOfRefunded();
  const href = `/api/shop/orders/${file.order.token}/invoice?paper=2026-0002`;
  const papers = renderToStaticMarkup(<OrderPapers t={t} locale="fr" file={file} />);
  const log = renderToStaticMarkup(<LogLines t={t} locale="fr" lines={file.log} isOfOne />);
  for (const html of [papers, log]) {
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain('Note de crédit 2026-0002');
  }
});

test('a country is said by its name', async () => {
  const { order } = await fileOfRefunded();
  const html = renderToStaticMarkup(<OrderAddress t={t} locale="fr" order={order} />);
  expect(html).toContain('Suisse');
  expect(html).not.toContain('>CH<');
});
