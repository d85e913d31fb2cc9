import type { OrderRequest } from '@/lib/selling/order-request';
import { splitVat } from '@/lib/till/split-vat';
import { someRequest } from './some-request';

/** Two discs at 24.90 (8.1 %), a book at 29.00 (2.6 %), a gift voucher at 50.00, and 7.00 of postage: 135.80. */
export function mixedRequest(
  wanted: Pick<Parameters<typeof someRequest>[0] & object, 'payment' | 'voucherCode'> = {},
): OrderRequest {
  const request = someRequest(wanted);
  const line = (article: string, kind: string, pieces: number, price: number, vatRate: number) => ({
    ...{ article, kind, title: `Titre de ${article}`, pieces, price, sum: pieces * price, vatRate },
    vatClass: kind === 'voucher' ? ('none' as const) : ('standard' as const),
  });
  const lines = [
    line('disc', 'dvd', 2, 2490, 810),
    line('book', 'book', 1, 2900, 260),
    line('voucher', 'voucher', 1, 5000, 0),
  ];
  const goods = lines.reduce((all, { sum }) => all + sum, 0);
  const postage = 700;
  const taxed = lines.map((one) => ({ ...one, isSent: one.kind !== 'voucher' }));
  const vat = splitVat(taxed, postage);
  const wish = {
    ...request.wish,
    lines: lines.map(({ article, pieces }) => ({ article, pieces })),
  };
  return {
    ...request,
    wish,
    quote: { ...request.quote, lines, goods, postage, total: goods + postage, vat },
  };
}
