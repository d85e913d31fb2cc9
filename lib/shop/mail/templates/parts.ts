import { kindLabel } from '@/lib/shop/articles/article';
import type { Order } from '@/lib/shop/orders/order';
import { awaitedRelease } from '@/lib/shop/orders/order-status';
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
 * The lines of the order for a mail about the parcel. If some were refunded before: first the lines
 * in the parcel, then the refunded ones.
 */
export function parcelPart(context: MailContext): Block[] {
  const { facts, formatter } = context;
  if (!facts.shared) return linesPart(context);
  const { left, refunded } = facts.shared;
  return [
    { is: 'heading', text: formatter.t('parcel') },
    linesBlock(context, left, []),
    { is: 'heading', text: formatter.t('alreadyRefunded') },
    linesBlock(context, refunded, []),
  ];
}

function linesBlock({ order, formatter }: MailContext, items: Order['lines'], sums: Sum[]): Block {
  const { t, locale } = formatter;
  const money = (amount: number) => formatter.money(amount, order.currency);
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
    lines: items.map(({ article, kind, title, pieces, price }) => ({
      title: formatTitle(kind, title),
      detail: `${pieces} × ${money(price)}${aheadOf(article)}`,
      sum: money(pieces * price),
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

/** Payment and delivery, with the collection place or the arrival, the address and the buyer's message. */
export function deliveryPart(context: MailContext): Block[] {
  const { order, formatter } = context;
  const { t } = formatter;
  const facts: Fact[] = [
    [t('payment'), order.total > 0 ? t(`payments.${order.payment}`) : t('nothingToPay')],
    [t('delivery'), t(`deliveries.${order.delivery}`)],
    ...(order.delivery === 'collection' ? placeFacts(context) : arrivalFacts(context)),
    ...(order.address ? [[t('address'), addressText(context)] satisfies Fact] : []),
    ...(order.message ? [[t('message'), order.message] satisfies Fact] : []),
  ];
  return [
    { is: 'heading', text: t('paymentAndDelivery') },
    { is: 'facts', facts },
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

export function addressText({ order, shopConfig, formatter }: MailContext): string {
  const { address } = order;
  if (!address) return '';
  const { name, street, building, postcode, town, country } = address;
  const lines = [name, `${street} ${building}`.trim(), `${postcode} ${town}`];
  if (country !== shopConfig.seller.country) lines.push(formatter.country(country));
  return lines.join('\n');
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
