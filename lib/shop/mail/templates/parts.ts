import { formatLongDay } from '@/lib/i18n/intl-format';
import { kindLabel } from '@/lib/shop/articles/article';
import { type Address, postalLines } from '@/lib/shop/orders/address';
import { sumOfPieces } from '@/lib/shop/orders/line-sum';
import type { Order } from '@/lib/shop/orders/order';
import { awaitedRelease } from '@/lib/shop/orders/order-status';
import { goodsAtFullPrice } from '@/lib/shop/pricing/discounts';
import { createArticleLookup, formatReleaseDay } from '@/lib/shop/pricing/sellable-articles';
import { taxState } from '@/lib/shop/pricing/vat';
import type { Block, Fact, Sum } from '../mail-content';
import type { MailContext } from '../mail-context';

/** The order number and the date it was placed. */
export function orderFacts({ order, formatter }: MailContext): Fact[] {
  return [
    [formatter.t('number'), order.number],
    [formatter.t('placedOn'), formatter.moment(order.placed_at)],
  ];
}

/** The ordered lines with all sums. */
export function linesPart(context: MailContext): Block[] {
  const { order, shopConfig, formatter } = context;
  const money = (amount: number) => formatter.money(amount, order.currency);
  const sums = sumsOf(order, shopConfig.seller.country, formatter, money);
  return [{ is: 'heading', text: formatter.t('lines') }, linesBlock(context, order.lines, sums)];
}

/**
 * The lines of the order for a mail about one of its parcels. If the parcel holds only part of the order: first the
 * lines in it, then those sent later and those already refunded.
 */
export function parcelPart(context: MailContext): Block[] {
  const { facts, formatter } = context;
  if (!facts.shared) return linesPart(context);
  const { left, refunded, later } = facts.shared;
  const part = (heading: 'parcel' | 'later' | 'alreadyRefunded', lines: Order['lines']): Block[] =>
    lines.length > 0
      ? [{ is: 'heading', text: formatter.t(heading) }, linesBlock(context, lines, [])]
      : [];
  return [...part('parcel', left), ...part('later', later), ...part('alreadyRefunded', refunded)];
}

function linesBlock({ order, formatter }: MailContext, items: Order['lines'], sums: Sum[]): Block {
  const { t, locale } = formatter;
  const money = (amount: number) => formatter.money(amount, order.currency);
  /** Deducts the line's discounts, since no sums below do. */
  const partSum = (position: number, pieces: number) => {
    const bought = order.lines.find((line) => line.position === position);
    return bought ? sumOfPieces(bought, pieces) : 0;
  };
  const findArticle = createArticleLookup(locale);
  const isWaiting = awaitedRelease(order, findArticle) !== undefined;
  const aheadOf = (article: string) => {
    const preOrder = isWaiting ? findArticle(article)?.preOrder : undefined;
    return preOrder ? `. ${t('ahead', { day: formatReleaseDay(preOrder, locale) })}` : '';
  };
  const formatTitle = (kind: string, title: string) => {
    const medium = kindLabel(kind, title, formatter.kinds);
    return medium ? formatter.labelled(medium, title) : title;
  };
  return {
    is: 'lines',
    head: [t('article'), t('sum')],
    lines: items.map(({ article, position, kind, title, pieces, price }) => ({
      title: formatTitle(kind, title),
      detail: `${pieces} × ${money(price)}${aheadOf(article)}`,
      sum: money(sums.length > 0 ? pieces * price : partSum(position, pieces)),
    })),
    sums,
  };
}

function sumsOf(
  order: Order,
  from: string,
  { t, rate }: MailContext['formatter'],
  money: (amount: number) => string,
) {
  const { goods, discounts, postage, redeemed, total, vat, delivery } = order;
  const sums: Sum[] = [{ label: t('goods'), sum: money(goodsAtFullPrice(goods, discounts)) }];
  for (const { kind, label, amount } of discounts)
    sums.push({ label: t('discount', { kind, label }), sum: money(-amount) });
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

/** Payment and delivery, with the collection place or the arrival, the address and the buyer's message. */
export function deliveryPart(context: MailContext): Block[] {
  const { order, formatter } = context;
  const { t } = formatter;
  const facts: Fact[] = [
    [t('payment'), order.total > 0 ? t(`payments.${order.payment}`) : t('nothingToPay')],
    [t('delivery'), t(`deliveries.${order.delivery}`)],
    ...(order.delivery === 'collection' ? placeFacts(context) : arrivalFacts(context)),
    ...addressFacts(context),
    ...giftFacts(context),
    ...(order.message ? [[t('message'), order.message] satisfies Fact] : []),
  ];
  return [
    { is: 'heading', text: t('paymentAndDelivery') },
    { is: 'facts', facts },
  ];
}

/** The card of a gift, and who gets its vouchers by mail and when. */
function giftFacts({ order: { gift }, formatter: { t, locale } }: MailContext): Fact[] {
  if (!gift) return [];
  const { text, voucher } = gift;
  const day = voucher?.day ? formatLongDay(voucher.day, locale) : 'none';
  return [
    ...(text ? [[t('giftCard'), text] satisfies Fact] : []),
    ...(voucher
      ? [[t('giftVoucher'), t('giftVoucherWords', { email: voucher.email, day })] satisfies Fact]
      : []),
  ];
}

/** Where and when the order can be collected. */
export function placeFacts({ order, shopConfig, formatter: { t, locale } }: MailContext): Fact[] {
  const { collection } = shopConfig.payment;
  if (!collection) return [];
  const { place, hours } = collection;
  const ahead = awaitedRelease(order, createArticleLookup(locale));
  const placeText = ahead
    ? t('placeAhead', { place: place.text, day: formatReleaseDay(ahead, locale) })
    : place.text;
  return [[t('place'), placeText], ...(hours ? [[t('hours'), hours.text] satisfies Fact] : [])];
}

/** The delivery time, counted from the release if there are pre-orders. */
export function arrivalFacts({ order, shopConfig, formatter: { t, locale } }: MailContext): Fact[] {
  const zone = shopConfig.zones.find(({ countries }) => countries.includes(order.country));
  if (order.delivery !== 'post' || !zone) return [];
  const [least, most] = zone.days;
  const days = t('days', { least, most });
  const ahead = awaitedRelease(order, createArticleLookup(locale));
  if (!ahead) return [[t('arrival'), days]];
  return [[t('arrival'), t('daysAhead', { days, day: formatReleaseDay(ahead, locale) })]];
}

/** The address, or both the delivery and the billing address if they differ. */
function addressFacts(context: MailContext): Fact[] {
  const { order, formatter } = context;
  const { address, deliveryAddress } = order;
  const { t } = formatter;
  return [
    ...(deliveryAddress
      ? [[t('deliveryAddress'), addressText(deliveryAddress, context)] satisfies Fact]
      : []),
    ...(address
      ? [
          [
            t(deliveryAddress ? 'billingAddress' : 'address'),
            addressText(address, context),
          ] satisfies Fact,
        ]
      : []),
  ];
}

/** An address on several lines; the country only if it is not the seller's. */
export function addressText(
  address: Address,
  { shopConfig, formatter }: Pick<MailContext, 'shopConfig' | 'formatter'>,
): string {
  const { country } = address;
  const isAbroad = country !== shopConfig.seller.country;
  return [...postalLines(address), ...(isAbroad ? [formatter.country(country)] : [])].join('\n');
}

/** The seller's details at the end of each mail. */
export function sellerPart({
  shopConfig,
  formatter,
}: Pick<MailContext, 'shopConfig' | 'formatter'>): Block[] {
  const { name, street, building, postcode, town, country, email, phone, vatNumber } =
    shopConfig.seller;
  const lines = [
    name,
    `${street} ${building}`.trim(),
    `${postcode} ${town}, ${formatter.country(country)}`,
    email,
    phone,
    vatNumber && formatter.t('vatNumber', { number: vatNumber }),
  ];
  return [
    { is: 'heading', text: formatter.t('seller') },
    { is: 'words', text: lines.filter(Boolean).join('\n') },
  ];
}

/** Message selector: whether a part of the order is not released yet. */
export function preOrderSelector({
  order,
  formatter: { locale },
}: Pick<MailContext, 'order' | 'formatter'>) {
  return awaitedRelease(order, createArticleLookup(locale)) ? 'yes' : 'no';
}
