import { correctLines } from '@/lib/shop/commands/correct-lines';
import type { OrderRequest } from '@/lib/shop/commands/place-order';
import { refundPayment } from '@/lib/shop/payments/refund-payment';
import { splitVat } from '@/lib/shop/pricing/vat';
import { sell } from '../../shop/commands/read-shop';
import { type Shop, staffActor } from '../../shop/commands/shop';
import { someRequest } from '../../shop/commands/some-request';
import { someShopConfig } from '../../shop/commands/some-shop-config';

/** Repeatable random integers (linear congruential generator, Numerical Recipes). */
export function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = ReturnType<typeof randomFrom>;

type Wanted = {
  currency?: 'CHF' | 'EUR';
  country?: string;
  /** VAT rate of each line, in hundredths of a percent; a line without one is a voucher. */
  lines?: { rate?: number; price: number; pieces: number }[];
  postage?: number;
  voucherCode?: string;
};

/** An order to any country, with its VAT. */
export function orderTo({
  currency = 'CHF',
  country = 'CH',
  lines: wanted = [{ rate: 810, price: 3490, pieces: 1 }],
  postage = 700,
  voucherCode,
}: Wanted): OrderRequest {
  const lines = wanted.map(({ rate, price, pieces }, at) => ({
    ...{
      article: `article-${at}`,
      title: `Titre ${at}`,
      price,
      pieces,
      discount: 0,
      sum: price * pieces,
    },
    ...(rate === undefined
      ? { kind: 'voucher', vatClass: 'none' as const, vatRate: 0 }
      : { kind: 'dvd', vatClass: 'standard' as const, vatRate: rate }),
  }));
  const goods = lines.reduce((sum, line) => sum + line.sum, 0);
  const vat = splitVat(
    lines.map((line) => ({ ...line, isSent: line.kind !== 'voucher' })),
    postage,
  );
  const request = someRequest({ ...(voucherCode && { voucherCode }) });
  const { form } = request;
  return {
    ...request,
    cartRequest: { lines, currency, country, delivery: 'post' },
    form: { ...form, address: { ...form.address, country } },
    quote: { ...request.quote, currency, lines, goods, postage, total: goods + postage, vat },
  };
}

const ratesOf: Record<string, number[]> = { CH: [810, 260], DE: [1900, 700], FR: [0] };

/** Sells, corrects, pays and refunds random orders of several countries, currencies and rates, until nothing is open. */
export async function sellRandomly(shop: Shop, random: Random, count: number): Promise<void> {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const voucherCodes: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const country = pick(['CH', 'DE', 'FR']);
    const rates = ratesOf[country] ?? [];
    const lines = Array.from({ length: 1 + random(3) }, () => ({
      ...(random(4) > 0 && { rate: pick(rates) }),
      ...{ price: 1 + random(9000), pieces: 1 + random(3) },
    }));
    const isTaxed = lines.some(({ rate }) => rate !== undefined);
    const currency = pick(['CHF', 'EUR'] as const);
    const voucherCode = currency === 'CHF' && random(3) === 0 ? voucherCodes.pop() : undefined;
    const order = await sell(
      shop.db,
      orderTo({
        currency,
        country,
        lines,
        postage: isTaxed ? random(1500) : 0,
        ...(voucherCode && { voucherCode }),
      }),
    );
    const source = pick(['bank', 'desk'] as const);
    if (random(4) === 0) await correctRandomly(shop, order.id, random);
    const { total } = await shop.order(order.id);
    if (random(6) === 0 && total > 0) await shop.cancel(order.id);
    else if (total > 0) {
      await shop.pay(order.id, total, { currency, source });
      if (random(4) === 0) await correctRandomly(shop, order.id, random);
      const { open, toPayBack } = await shop.accountOf(order.id);
      if (open > 0) await shop.pay(order.id, open, { currency, source });
      if (toPayBack > 0) await shop.refund(order.id, toPayBack, order.id);
      for (let refund = random(3); refund > 0; refund -= 1)
        await refundRandomly(shop, order.id, random);
    }
    const bought = currency === 'CHF' ? await shop.vouchersOf(order.id) : [];
    voucherCodes.push(...bought.flatMap(({ code, blocked_at }) => (blocked_at ? [] : [code])));
  }
}

/** Changes the pieces of a line, or removes it. */
async function correctRandomly(shop: Shop, orderId: string, random: Random): Promise<void> {
  const { lines: ordered, country, corrected_at } = await shop.order(orderId);
  const changed = random(ordered.length);
  const lines = ordered.map(({ article, pieces }, at) => ({
    article,
    pieces: at === changed ? random(4) : pieces,
  }));
  const free = { countries: [country], days: [1, 2] as [number, number] };
  const [rate = 0] = ratesOf[country] ?? [];
  const shopConfig = {
    ...someShopConfig,
    zones: [{ ...free, rates: [{ grams: 1000, price: { CHF: 0, EUR: 0 } }] }],
    vat: [{ countries: [country], class: 'standard' as const, rate, from: '2024-01-01' }],
  };
  const request = { lines, shopConfig, findArticle: () => undefined, seen: corrected_at ?? '' };
  await correctLines(shop.db, { ...staffActor, orderId, ...request }).catch(unlessRefused);
}

/** What is refused books nothing. */
function unlessRefused(error: Error): void {
  if (error.name !== 'OrderCommandError') throw error;
}

async function refundRandomly(shop: Shop, orderId: string, random: Random): Promise<void> {
  const { lines } = await shop.order(orderId);
  const line = lines[random(lines.length)];
  if (!line) return;
  const item = { position: line.position, pieces: 1, amount: 1 + random(line.price) };
  const request = { lines: [item], postage: random(2) * 10, excess: 0 };
  const key = crypto.randomUUID();
  await refundPayment(shop.db, { ...staffActor, orderId, request, key }).catch(unlessRefused);
}
