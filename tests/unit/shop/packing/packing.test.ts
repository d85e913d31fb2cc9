import { expect, test } from 'vitest';
import '@/lib/content/validate/provide';
import { addressLabelPdf } from '@/lib/shop/packing/address-label-pdf';
import { crossesCustoms, parcelsAbroad } from '@/lib/shop/packing/customs-declaration';
import { customsDeclarationPdf } from '@/lib/shop/packing/customs-declaration-pdf';
import { packingSlipPdf } from '@/lib/shop/packing/packing-slip-pdf';
import { type Parcel, readParcels } from '@/lib/shop/packing/parcel';
import { pickList } from '@/lib/shop/packing/pick-list';
import { pickListPdf } from '@/lib/shop/packing/pick-list-pdf';
import { hasPoppler, readPages } from '@/tests/doubles/read-pdf';
import { sell } from '../commands/read-shop';
import { withShop } from '../commands/shop';
import { now, someRequest } from '../commands/some-request';
import { someShopConfig } from '../commands/some-shop-config';

const { seller } = someShopConfig;
const print = { seller, locale: 'fr', timeZone: 'Europe/Zurich', now } as const;

withShop('what is packed for orders', (shop) => {
  test('leaves out vouchers, refunded pieces, and orders that are cancelled or go by e-mail', async () => {
    const two = await shop.paid({ pieces: { 'blu-ray-nosferatu': 2, livre: 1 } });
    const cancelled = await shop.sell();
    await shop.cancel(cancelled.id);
    const digital = await shop.paid({ pieces: { bon: 1 }, kind: 'voucher', delivery: 'mail' });
    const sent = await shop.sent({ pieces: { livre: 4 } });
    const ids = [two, cancelled, digital, sent].map(({ id }) => id);
    await shop.db
      .insertInto('refunds')
      .values({
        ...{ key: 'a', order_id: two.id, amount: 3490 },
        items: JSON.stringify({
          lines: [{ position: 0, pieces: 1, amount: 3490 }],
          postage: 0,
          excess: 0,
        }),
        ...{ created_at: now.toISOString(), booked_at: now.toISOString() },
      })
      .execute();
    const parcels = await readParcels(shop.db, ids);
    const packed = parcels.map(({ order, lines }) => [
      order.id,
      lines.map(({ article, pieces }) => `${pieces} ${article}`),
    ]);
    expect(packed).toEqual([
      [two.id, ['1 blu-ray-nosferatu', '1 livre']],
      [sent.id, ['4 livre']],
    ]);
    // What was sent is no longer fetched from the shelf.
    expect(pickList(parcels).map(({ article, pieces }) => `${pieces} ${article}`)).toEqual([
      '1 blu-ray-nosferatu',
      '1 livre',
    ]);
  });

  test.skipIf(!hasPoppler)('slip, label and pick list name the order and its pieces', async () => {
    const orders = [
      await shop.paid({ pieces: { dvd: 2 } }),
      await shop.paid({ pieces: { dvd: 3 } }),
    ];
    const german = await sell(shop.db, { ...someRequest(), locale: 'de' });
    const parcels = await readParcels(
      shop.db,
      [...orders, german].map(({ id }) => id),
    );
    const slips = readPages(
      await packingSlipPdf({ parcels, shopConfig: someShopConfig, ...print }),
    );
    expect(slips).toHaveLength(3);
    expect(slips[0]).toMatch(/Bulletin de livraison[\s\S]*2\s+Titre de dvd/);
    expect(slips[2]).toContain(`Lieferschein ${german.number}`);
    expect(slips[0]).not.toMatch(/34\.90|CHF/);
    const labels = readPages(await addressLabelPdf({ parcels, medium: 'roll', ...print }));
    expect(labels).toHaveLength(3);
    expect(labels[1]).toMatch(/Anna Muster\s+Marktgasse 28\s+9400 Rorschach/);
    expect(readPages(await addressLabelPdf({ parcels, medium: 'sheet', ...print }))).toHaveLength(
      1,
    );
    const rows = pickList(parcels);
    const list = await pickListPdf({
      ...{ rows, orders: 3, author: seller.name, ...print },
      notes: [{ number: 'K7Q-4ZT', text: 'Merci de sonner' }],
    });
    expect(readPages(list).join()).toMatch(/K7Q-4ZT.*Merci de sonner/s);
    expect(readPages(list).join()).toContain('6 ×');
    expect(readPages(list).join()).toContain(`2 × ${orders[0]?.number}`);
  });
});

const line = { article: 'a', kind: 'dvd', title: 'A', pieces: 2, price: 2000, grams: 120 };
const parcelTo = (country: string, lines = [line]) =>
  ({
    order: { number: 'K7Q-4ZT', currency: 'CHF', delivery: 'post' },
    address: { country },
    lines,
  }) as Parcel;

test.each([
  ['CH', 'CH', false],
  ['CH', 'LI', false],
  ['CH', 'DE', true],
  ['DE', 'FR', false],
  ['FR', 'MC', false],
  ['DE', 'CH', true],
  ['AT', 'GB', true],
])('customs: goods from %s to %s: %s', (from, to, crosses) =>
  expect(crossesCustoms(from, to)).toBe(crosses),
);

test.skipIf(!hasPoppler)('customs: a CN 22 states the IOSS number of VAT paid before', async () => {
  const vat = [{ rate: 2000, gross: 4000, vat: 667 }];
  const parcel = parcelTo('FR');
  const order = { ...parcel.order, country: 'FR', goods: 4000, vat };
  const euVat = { numbers: {}, ioss: { number: 'IM7561234567', upTo: { CHF: 14_000 } } };
  const parcels = [
    { ...parcel, order },
    { ...parcel, order: { ...order, vat: [] } },
  ];
  const [page = ''] = readPages(await customsDeclarationPdf({ parcels, euVat, ...print }));
  expect(page.match(/IOSS IM7561234567/g)).toHaveLength(1);
});

test.skipIf(!hasPoppler)(
  'customs: a CN 22 for each parcel abroad names contents, weight, value and origin',
  async () => {
    const made = { ...line, hsCode: '8523.49', origin: 'DE' };
    const parcels = parcelsAbroad([parcelTo('CH'), parcelTo('FR', [line, made])], 'CH');
    const pages = readPages(await customsDeclarationPdf({ parcels, ...print }));
    expect(pages).toHaveLength(1);
    for (const part of ['CN 22', '2 × DVD (film)', '0.240', '80.00', 'HS 8523.49', 'CHF', '0.480'])
      expect(pages[0]).toContain(part);
  },
);
