import { trackingLink } from '@/lib/shop/orders/tracking-link';
import type { Block, Fact } from '../letter';
import { addressWords, arrivalFacts, orderFacts, parcelPart } from './parts';
import { type Told, type Write, words } from './told';

export const writeSent: Write = (told) => {
  const { order, words: w } = told;
  const facts: Fact[] = [
    ...orderFacts(told),
    ...trackingFacts(told),
    ...arrivalFacts(told),
    ...(order.address ? [[w.t('address'), addressWords(told)] satisfies Fact] : []),
  ];
  return [
    ...(order.sent_at ? [words(w.t('sent.words', { date: w.day(order.sent_at) }))] : []),
    ...followPart(told),
    { is: 'facts', facts },
    ...parcelPart(told),
  ];
};

function trackingFacts({ order: { tracking }, words: { t } }: Told): Fact[] {
  return tracking && !trackingLink(tracking) ? [[t('sent.tracking'), tracking]] : [];
}

function followPart({ order: { tracking }, words: { t } }: Told): Block[] {
  const url = trackingLink(tracking);
  return url ? [{ is: 'link', text: t('sent.follow'), url, isQuiet: true }] : [];
}
