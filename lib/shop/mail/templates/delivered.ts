import { localePath } from '@/lib/i18n/locales';
import { trackedParcel } from '@/lib/shop/orders/carriers';
import { deliveryAddressOf } from '@/lib/shop/orders/order';
import { absoluteUrl } from '@/lib/site/site-url';
import type { Block, Fact } from '../mail-content';
import { type MailContext, type MailTemplate, words } from '../mail-context';
import { addressText, arrivalFacts, orderFacts, parcelPart, placeFacts } from './parts';

export const writeReady: MailTemplate = (context) => {
  const { order, facts, formatter: w } = context;
  const { number } = order;
  const { open = order.total } = facts.account ?? {};
  const isUnpaid = order.payment_state === 'open' && open > 0;
  const amount = w.money(open, order.currency);
  return [
    words(w.t('ready.words', { number })),
    ...(isUnpaid ? [words(w.t('ready.pay', { amount }))] : []),
    { is: 'facts', facts: [...orderFacts(context), ...placeFacts(context)] },
    ...parcelPart(context),
  ];
};

export const writeSent: MailTemplate = (context) => {
  const { order, formatter: w } = context;
  const address = deliveryAddressOf(order);
  const facts: Fact[] = [
    ...orderFacts(context),
    ...trackingFacts(context),
    ...arrivalFacts(context),
    ...(address ? [[w.t('address'), addressText(address, context)] satisfies Fact] : []),
  ];
  return [
    ...(order.sent_at ? [words(w.t('sent.words', { date: w.day(order.sent_at) }))] : []),
    ...followPart(context),
    { is: 'facts', facts },
    ...parcelPart(context),
  ];
};

/** A note of the seller to the buyer. */
export const writeNote: MailTemplate = (context) => [
  words(context.facts.payload?.text ?? ''),
  { is: 'facts', facts: orderFacts(context) },
];

function trackingFacts({ order: { tracking }, formatter: { t } }: MailContext): Fact[] {
  const { number, label, url } = trackedParcel(tracking);
  if (!number || number === url) return [];
  return [[t('sent.tracking'), label ? `${number} (${label})` : number]];
}

function followPart({ order: { tracking }, formatter: { t } }: MailContext): Block[] {
  const { url } = trackedParcel(tracking);
  return url ? [{ is: 'link', text: t('sent.follow'), url, isQuiet: true }] : [];
}

export const writeVouchers: MailTemplate = (context) => {
  const { facts, formatter: w } = context;
  const { vouchers = [] } = facts;
  const codes = vouchers.map(
    ({ code, value, currency }): Block => ({
      is: 'code',
      label: w.t('vouchers.code', { amount: w.money(value, currency) }),
      code,
    }),
  );
  return [
    words(w.t('vouchers.words', { count: vouchers.length })),
    ...codes,
    words(w.t('vouchers.care')),
    {
      is: 'link',
      isQuiet: true,
      text: w.t('vouchers.shop'),
      url: absoluteUrl(localePath('/shop', w.locale)),
    },
    { is: 'facts', facts: orderFacts(context) },
  ];
};
