import type { Order } from '@/lib/shop/orders/order';
import { orderPath } from '@/lib/shop/orders/order-path';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { getSite } from '@/lib/site/get-site';
import type { Block, Letter } from './letter';
import { letterAsHtml } from './letter-as-html';
import { letterAsText } from './letter-as-text';
import { writeCancelled } from './letters/cancelled';
import { writePaid } from './letters/paid';
import { sellerPart } from './letters/parts';
import { termsPart, writePlaced } from './letters/placed';
import { writeReady } from './letters/ready';
import { writeRefunded } from './letters/refunded';
import { writeSent } from './letters/sent';
import type { Told, Write } from './letters/told';
import { writeVouchers } from './letters/vouchers';
import { writeWithdrawn } from './letters/withdrawn';
import type { Attachment, Mail } from './mail';
import type { MailFacts } from './mail-facts';
import type { MailKind } from './mail-kind';
import { mailWords } from './mail-words';

const writers: Record<MailKind, Write> = {
  placed: writePlaced,
  paid: writePaid,
  sent: writeSent,
  ready: writeReady,
  cancelled: writeCancelled,
  withdrawn: writeWithdrawn,
  refunded: writeRefunded,
  vouchers: writeVouchers,
};

/** Writes a mail to the buyer in the order's language, from the current order and shop config. */
export async function orderMail(
  kind: MailKind,
  order: Order,
  till: ShopConfig,
  facts: MailFacts = {},
): Promise<Mail> {
  const words = await mailWords(order.locale);
  const letter = writeLetter(kind, { order, till, facts, words });
  return {
    to: order.email,
    replyTo: till.seller.email,
    subject: letter.subject,
    text: letterAsText(letter, words.labelled),
    html: letterAsHtml(letter, getSite(order.locale).name, order.locale),
    attachments: attachmentsOf(kind, order, facts),
  };
}

function writeLetter(kind: MailKind, told: Told): Letter {
  const { order, till, facts, words } = told;
  const { t } = words;
  const count = facts.vouchers?.length ?? 0;
  const subject = t(`${kind}.subject`, { number: order.number, count });
  const { isDemonstration } = till;
  return {
    subject: isDemonstration ? t('demonstrationMark', { subject }) : subject,
    title: t(`${kind}.title`, { count }),
    blocks: [
      ...(isDemonstration ? [{ is: 'notice', text: t('demonstration') } satisfies Block] : []),
      { is: 'words', text: greeting(told) },
      ...writers[kind](told),
      ...linkPart(told),
      ...(kind === 'placed' ? termsPart(told) : []),
      ...sellerPart(told),
    ],
  };
}

function greeting({ order, words: { t } }: Told): string {
  return order.address ? t('greeting', { name: order.address.name }) : t('greetingPlain');
}

function linkPart({ order, words: { t, locale } }: Told): Block[] {
  const url = absoluteUrl(orderPath(order.token, locale));
  return [
    { is: 'link', text: t('open'), url },
    { is: 'words', text: t('openWords') },
  ];
}

/**
 * Vouchers, or the matching document: the bill goes with the confirmation, other invoices with the
 * payment mail, credit notes with cancellation and refund.
 */
function attachmentsOf(kind: MailKind, order: Order, { vouchers, papers = [] }: MailFacts) {
  if (kind === 'vouchers')
    return (vouchers ?? []).map(({ id }): Attachment => ({ kind: 'voucher', id }));
  const wanted = wantedPaper(kind, order);
  return papers
    .filter((paper) => paper.kind === wanted)
    .slice(-1)
    .map(({ id }): Attachment => ({ kind: 'invoice', id }));
}

function wantedPaper(kind: MailKind, { payment }: Order) {
  if (kind === 'placed') return 'invoice';
  if (kind === 'paid' && payment !== 'bill') return 'invoice';
  return kind === 'cancelled' || kind === 'refunded' ? 'credit' : undefined;
}
