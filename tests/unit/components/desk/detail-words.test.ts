import { describe, expect, test } from 'vitest';
import { detailWords } from '@/components/desk/detail-words';
import { openDatabase } from '@/lib/database/open-database';
import { acts } from '@/lib/desk/acts/acts';
import { listLog } from '@/lib/desk/journal/list-log';
import { listUnmatched } from '@/lib/desk/payments/list-unmatched';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { LogDetail } from '@/lib/selling/log-detail';
import { payOrder } from '@/lib/selling/pay-order';
import { setStock } from '@/lib/selling/set-stock';
import { createVoucher } from '@/lib/vouchers/create-voucher';
import { deskOf } from '../../desk/some-desk';
import { booking } from '../../selling/booking';
import { sell } from '../../selling/read-shop';
import { now, someRequest } from '../../selling/some-request';
import { wordsIn } from './desk-words';

/** All that a line of the log may say, and what is read of it in French. */
const all: { [Name in keyof LogDetail]: [value: LogDetail[Name], said: RegExp] } = {
  source: ['bank', /Banque/],
  currency: ['CHF', /CHF/],
  amount: [4190, /41\.90 CHF/],
  value: [5000, /50\.00 CHF/],
  givenBack: [1250, /12\.50 CHF de nouveau sur les bons/],
  lines: [[{ title: 'Titre de dvd', pieces: 1, sum: 3490 }], /1 × Titre de dvd \(34\.90 CHF\)/],
  postage: [700, /frais de port \(7\.00 CHF\)/],
  // A link beside the others.
  credit: ['2026-0007', /^(?!.*2026-0007)/],
  outcome: ['too-little', /pas encore tout le montant/],
  vouchers: [2, /2 bons/],
  restock: [false, /pièces non remises en stock/],
  article: ['dvd', /dvd : 5 \(avant : 3\)/],
  before: [3, /avant : 3/],
  pieces: [5, /: 5/],
  voucher: ['a1', /bon n° a1/],
  payment: ['b2', /paiement n° b2/],
  declaration: ['c3', /rétractation n° c3/],
  mail: ['d4', /courriel n° d4/],
  stripe: ['dp_1', /n° chez Stripe : dp_1/],
  reason: ['fraudulent', /motif donné par Stripe : fraudulent/],
  email: ['anna@house.example', /anna@house\.example/],
};
const names = Object.keys(all) as (keyof LogDetail)[];
const detail = Object.fromEntries(names.map((name) => [name, all[name][0]]));

const said = (value: object, locale: Locale) =>
  detailWords(wordsIn(locale), locale, JSON.stringify(value)).replace(/\p{Zs}/gu, ' ');

describe('what a line of the log says', () => {
  test.each(names)('%s is said', (name) => {
    expect(said(detail, 'fr')).toMatch(all[name][1]);
  });

  test.each(locales)('nothing of it is said as it is kept (%s)', (locale) => {
    const words = said(detail, locale);
    expect(words).not.toMatch(/too-little|\btrue|\bfalse|journal\.|[{}"]/);
    for (const name of names)
      expect(words).not.toContain(`${name} ${JSON.stringify(detail[name])}`);
  });

  test('pieces that are not counted are said to be so', () => {
    expect(said({ article: 'dvd', before: 3 }, 'fr')).toBe('dvd : non compté (avant : 3)');
    expect(said({ article: 'dvd', pieces: 3 }, 'de')).toBe('dvd: 3 (vorher: nicht gezählt)');
  });

  test('nothing is said where nothing was kept, or nothing given back', () => {
    expect(said({}, 'fr')).toBe('');
    expect(said({ givenBack: 0, currency: 'CHF' }, 'fr')).toBe('');
  });

  test('what this shop does not know is said as it is kept', () => {
    expect(said({ parcels: 2 }, 'fr')).toBe('parcels 2');
  });
});

test('acts are said with sums, not with numbers', async () => {
  const db = await openDatabase(':memory:');
  const desk = deskOf(db);
  const { code } = await createVoucher(db, { value: 1000, currency: 'CHF' }, now);
  const { id: redeemed } = await sell(db, someRequest({ voucherCode: code }));
  await acts['order-cancel'](desk, { orderId: redeemed });
  const { id: other, number } = await sell(db, someRequest());
  await payOrder(db, booking(undefined, 4190));
  const [unmatched] = await listUnmatched(db);
  await acts['payment-assign'](desk, { paymentId: unmatched?.id ?? '', number });
  const key = crypto.randomUUID();
  await acts['order-refund'](desk, { orderId: other, key, 'pieces-0': '1', postage: '7' });
  await acts['order-return'](desk, { orderId: other, restock: 'on' });
  await setStock(db, { article: 'dvd', pieces: 4, actor: 'site', now });
  const { lines } = await listLog(db, {});
  const words = lines.map(({ act, detail }) => [act, said(JSON.parse(detail), 'de')]);
  expect(Object.fromEntries(words)).toEqual({
    placed: '',
    cancelled: 'CHF 10.00 wieder auf den Gutscheinen',
    payment: 'Bank · CHF 41.90 · ohne Bestellung',
    'payment assigned': 'CHF 41.90 · Bestellung bezahlt',
    refunded:
      'CHF 41.90 · An der Theke eingetragen · 1 × Titre de dvd (CHF 34.90) · Versandkosten (CHF 7.00) · Stücke nicht wieder im Lager',
    'taken back': 'Stücke wieder im Lager',
    stock: 'dvd: 4 (vorher: nicht gezählt)',
  });
  await db.destroy();
});
