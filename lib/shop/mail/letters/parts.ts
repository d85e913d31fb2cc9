import { kindBeside } from '@/lib/shop/articles/kind-beside';
import type { Order } from '@/lib/shop/orders/order';
import { waitsFor } from '@/lib/shop/orders/waits-for';
import { releaseDay } from '@/lib/shop/pricing/pre-order';
import { openShelf } from '@/lib/shop/pricing/shelf';
import { taxState } from '@/lib/shop/pricing/tax-state';
import type { Block, Fact, Sum } from '../letter';
import type { Told } from './told';

/** The order number and the date it was placed. */
export function orderFacts({ order, words }: Told): Fact[] {
  return [
    [words.t('number'), order.number],
    [words.t('placedOn'), words.moment(order.placed_at)],
  ];
}

/** The ordered lines with all sums. */
export function linesPart(told: Told): Block[] {
  const { order, till, words } = told;
  const money = (amount: number) => words.money(amount, order.currency);
  const sums = sumsOf(order, till.seller.country, words, money);
  return [{ is: 'heading', text: words.t('lines') }, linesBlock(told, order.lines, sums)];
}

/**
 * The lines sent to the buyer: all of them, or those not refunded before, followed by the refunded
 * ones.
 */
export function parcelPart(told: Told): Block[] {
  const { facts, words } = told;
  if (!facts.shared) return linesPart(told);
  const { left, refunded } = facts.shared;
  return [
    { is: 'heading', text: words.t('parcel') },
    linesBlock(told, left, []),
    { is: 'heading', text: words.t('alreadyRefunded') },
    linesBlock(told, refunded, []),
  ];
}

function linesBlock({ order, words }: Told, items: Order['lines'], sums: Sum[]): Block {
  const { t, locale } = words;
  const money = (amount: number) => words.money(amount, order.currency);
  const shelf = openShelf(locale);
  const isWaiting = waitsFor(order, shelf) !== undefined;
  const aheadOf = (article: string) => {
    const preOrder = isWaiting ? shelf(article)?.preOrder : undefined;
    return preOrder ? `. ${t('ahead', { day: releaseDay(preOrder, locale) })}` : '';
  };
  const named = (kind: string, title: string) => {
    const medium = kindBeside(kind, title, words.kinds);
    return medium ? words.labelled(medium, title) : title;
  };
  return {
    is: 'lines',
    head: [t('article'), t('sum')],
    lines: items.map(({ article, kind, title, pieces, price }) => ({
      title: named(kind, title),
      detail: `${pieces} × ${money(price)}${aheadOf(article)}`,
      sum: money(pieces * price),
    })),
    sums,
  };
}

function sumsOf(
  order: Order,
  from: string,
  { t, rate }: Told['words'],
  money: (amount: number) => string,
) {
  const { goods, postage, redeemed, total, vat, delivery } = order;
  const sums: Sum[] = [{ label: t('goods'), sum: money(goods) }];
  if (delivery === 'post')
    sums.push({ label: t('postage'), sum: postage > 0 ? money(postage) : t('noPostage') });
  const tax = taxState(vat, { from, to: order.country });
  sums.push({ label: t('total', { tax }), sum: money(goods + postage), isTotal: true });
  for (const part of vat.filter((part) => part.vat > 0))
    sums.push({ label: t('vat', { rate: rate(part.rate) }), sum: money(part.vat) });
  if (redeemed > 0) {
    sums.push({ label: t('redeemed'), sum: money(-redeemed) });
    sums.push({ label: t('totalLeft'), sum: money(total), isTotal: true });
  }
  return sums;
}

/** Payment and delivery, with place or arrival and address. */
export function deliveryPart(told: Told): Block[] {
  const { order, words } = told;
  const { t } = words;
  const facts: Fact[] = [
    [t('payment'), order.total > 0 ? t(`payments.${order.payment}`) : t('nothingToPay')],
    [t('delivery'), t(`deliveries.${order.delivery}`)],
    ...(order.delivery === 'collection' ? placeFacts(told) : arrivalFacts(told)),
    ...(order.address ? [[t('address'), addressWords(told)] satisfies Fact] : []),
    ...(order.message ? [[t('message'), order.message] satisfies Fact] : []),
  ];
  return [
    { is: 'heading', text: t('paymentAndDelivery') },
    { is: 'facts', facts },
  ];
}

/** Where and when the order can be collected. */
export function placeFacts({ order, till, words: { t, locale } }: Told): Fact[] {
  const { collection } = till.payment;
  if (!collection) return [];
  const { place, hours } = collection;
  const ahead = waitsFor(order, openShelf(locale));
  const where = ahead
    ? t('placeAhead', { place: place.text, day: releaseDay(ahead, locale) })
    : place.text;
  return [[t('place'), where], ...(hours ? [[t('hours'), hours.text] satisfies Fact] : [])];
}

/** The delivery time, counted from the release if there are pre-orders. */
export function arrivalFacts({ order, till, words: { t, locale } }: Told): Fact[] {
  const zone = till.zones.find(({ countries }) => countries.includes(order.country));
  if (order.delivery !== 'post' || !zone) return [];
  const [least, most] = zone.days;
  const days = t('days', { least, most });
  const ahead = waitsFor(order, openShelf(locale));
  if (!ahead) return [[t('arrival'), days]];
  return [[t('arrival'), t('daysAhead', { days, day: releaseDay(ahead, locale) })]];
}

export function addressWords({ order, till, words }: Told): string {
  const { address } = order;
  if (!address) return '';
  const { name, street, building, postcode, town, country } = address;
  const lines = [name, `${street} ${building}`.trim(), `${postcode} ${town}`];
  if (country !== till.seller.country) lines.push(words.country(country));
  return lines.join('\n');
}

/** The seller's details at the end of each mail. */
export function sellerPart({ till, words }: Pick<Told, 'till' | 'words'>): Block[] {
  const { name, street, building, postcode, town, country, email, phone, vatNumber } = till.seller;
  const lines = [
    name,
    `${street} ${building}`.trim(),
    `${postcode} ${town}, ${words.country(country)}`,
    email,
    phone,
    vatNumber && words.t('vatNumber', { number: vatNumber }),
  ];
  return [
    { is: 'heading', text: words.t('seller') },
    { is: 'words', text: lines.filter(Boolean).join('\n') },
  ];
}

/** Message selector: whether a part of the order is not released yet. */
export function aheadOrNot({ order, words: { locale } }: Pick<Told, 'order' | 'words'>) {
  return waitsFor(order, openShelf(locale)) ? 'yes' : 'no';
}
