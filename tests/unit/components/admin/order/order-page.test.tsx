import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatLogDetail, LogLines } from '@/components/admin/log-lines';
import { OrderDocuments, OrderSums } from '@/components/admin/order/order-account';
import { PackingList } from '@/components/admin/order/order-delivery';
import { OrderMarks } from '@/components/admin/order-list';
import { actions } from '@/lib/admin/actions/actions';
import { readOrderDetails } from '@/lib/admin/orders/order-details';
import { locales } from '@/lib/i18n/locales';
import type { LogDetail } from '@/lib/shop/commands/command-log';
import { payOrder } from '@/lib/shop/commands/pay-order';
import { openDatabase } from '@/lib/shop/database/open-database';
import { adminContextOf } from '../../../admin/admin-context';
import { booking } from '../../../shop/commands/booking';
import { sell } from '../../../shop/commands/read-shop';
import { someRequest } from '../../../shop/commands/some-request';
import { adminTranslatorIn } from '../admin-translator';

const t = adminTranslatorIn('fr');
const at = '2026-11-23T10:00:00.000Z';
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\p{Zs}\s]+/gu, ' ');

/** The details of an order of two discs at 34.90 and 7.00 of postage, one of which is refunded. */
async function refundedOrder() {
  const db = await openDatabase(':memory:');
  const { id: orderId, total } = await sell(db, someRequest({ pieces: { dvd: 2 } }));
  await payOrder(db, booking(orderId, total));
  await actions['order-refund'](adminContextOf(db), {
    orderId,
    key: crypto.randomUUID(),
    'pieces-0': '1',
  });
  const file = await readOrderDetails(db, orderId);
  await db.destroy();
  if (!file) throw new Error('No order');
  return file;
}

test('a partly refunded order shows what is left to pack, both sums and its credit note', async () => {
  const file = await refundedOrder();
  const packing = (given: typeof file) =>
    renderToStaticMarkup(<PackingList t={t} kindName={(kind) => kind} file={given} />);
  const [left = '', refunded = ''] = packing(file).split('<h3>');
  expect([left, refunded].map((part) => part.match(/checkbox/g)?.length)).toEqual([1, undefined]);
  expect(plain(left)).toContain('1 × Titre de dvd');
  expect(plain(refunded)).toContain(t('order.pieceStates.refunded', { count: 1 }));
  const whole = { ...file, order: { ...file.order, payment_state: 'refunded' as const } };
  expect(packing(whole)).not.toContain('checkbox');
  const sums = plain(renderToStaticMarkup(<OrderSums t={t} locale="fr" file={file} />));
  expect(sums).toContain('76.80 CHF');
  expect(sums).toContain('−34.90 CHF');
  // The VAT is of what is left.
  expect(sums).toContain('41.90 CHF');
  expect(sums).not.toContain(t('order.open'));
  const documents = renderToStaticMarkup(<OrderDocuments t={t} locale="fr" file={file} />);
  const log = renderToStaticMarkup(<LogLines t={t} locale="fr" lines={file.log} isOfOneOrder />);
  const href = `/api/shop/orders/${file.order.token}/invoice?paper=2026-0002`;
  for (const html of [documents, log]) expect(html).toContain(`href="${href}"`);
});

type Marked = Parameters<typeof OrderMarks>[0]['order'];
const fresh: Marked = {
  ...({ payment: 'bill', payment_state: 'open', delivery_state: 'waiting' } as const),
  ...({ delivery: 'post', cancelled_at: null, withdrawn_at: null } as const),
  ...{ payment_pending_at: null, isEmptied: false, received: 0, isOnAccount: true },
};
const unpaid = t('orders.paid.open');
const pending = t('orders.paid.pending');
const partly = t('orders.paid.partly');
const toPack = t('orders.delivered.waiting');

test.each<[Partial<Marked>, string[]]>([
  [{}, [unpaid, toPack]],
  [{ received: 4200 }, [partly, toPack]],
  [{ delivery: 'mail' }, [unpaid]],
  [{ payment_state: 'refunded' }, []],
  [{ isEmptied: true }, [unpaid]],
  [{ cancelled_at: at }, []],
  [{ withdrawn_at: at }, []],
  [{ payment: 'stripe', payment_pending_at: at }, [pending, toPack]],
  [{ payment: 'stripe', payment_pending_at: at, withdrawn_at: at }, [pending]],
  [{ payment: 'stripe', payment_pending_at: at, cancelled_at: at }, []],
  [{ payment: 'stripe', payment_pending_at: at, payment_state: 'paid' }, [toPack]],
])('the open steps of an order with %j are %j', (order, open) => {
  const drawn = renderToStaticMarkup(<OrderMarks t={t} order={{ ...fresh, ...order }} />);
  expect([unpaid, pending, partly, toPack].filter((words) => drawn.includes(words))).toEqual(open);
});

/** Every detail of a log entry. */
const detail: LogDetail = {
  ...{ source: 'bank', currency: 'CHF', amount: 4190, value: 5000, givenBack: 1250 },
  lines: [{ title: 'Titre de dvd', pieces: 1, sum: 3490 }],
  ...{
    postage: 700,
    credit: '2026-0007',
    outcome: 'too-little',
    vouchers: 2,
    restock: false,
    step: 2,
  },
  ...{ article: 'dvd', before: 3, pieces: 5, voucher: 'a1', payment: 'b2', declaration: 'c3' },
  withdrawn: [{ title: 'Titre de dvd', pieces: 1 }],
  returned: [{ title: 'Titre de dvd', good: 1, damaged: 1 }],
  corrected: [{ title: 'Titre de book', before: 2, pieces: 0 }],
  scheduledBy: 'ben@house.example',
  ...{
    mail: 'd4',
    stripe: 'dp_1',
    reason: 'fraudulent',
    exchangeRate: '0.9412 CHF/EUR',
    email: 'anna@house.example',
    entries: ['films/nosferatu.yaml'],
    version: '0f1e2d3c4b',
    publishAt: '2026-12-01T09:00:00.000Z',
    role: 'packs',
  },
  ...{ entries: ['films/nerven'], version: 'a1b2c3d4e5', publishAt: '2026-11-23T10:00:00.000Z' },
};

test.each(locales)('every detail of a log entry is formatted (%s)', (locale) => {
  const format = (value: object) =>
    formatLogDetail(adminTranslatorIn(locale), locale, JSON.stringify(value)).replace(
      /\p{Zs}/gu,
      ' ',
    );
  const text = format(detail);
  expect(text).not.toMatch(/too-little|\btrue|\bfalse|journal\.|[{}"]/);
  for (const [name, value] of Object.entries(detail))
    expect(text).not.toContain(`${name} ${JSON.stringify(value)}`);
  for (const sum of ['41.90', '50.00', '12.50', '34.90', '7.00']) expect(text).toContain(sum);
  expect(format({ article: 'dvd', before: 3 })).not.toBe(format({ article: 'dvd', pieces: 3 }));
  expect([format({}), format({ givenBack: 0, currency: 'CHF' })]).toEqual(['', '']);
});
