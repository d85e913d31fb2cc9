import type { Order } from '@/lib/shop/orders/order';
import { orderPath } from '@/lib/shop/orders/order-links';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { absoluteUrl } from '@/lib/site/site-url';
import type { Attachment, Mail, MailFacts, MailKind } from './mail';
import type { Block, MailContent } from './mail-content';
import { createMailFormatter, type MailContext, type MailTemplate } from './mail-context';
import { shopMail } from './shop-mail';
import {
  writeCancelled,
  writeCredited,
  writeRefunded,
  writeWithdrawn,
} from './templates/cancelled-and-refunded';
import { writeCorrected } from './templates/corrected';
import { writeNote, writeReady, writeSent, writeVouchers } from './templates/delivered';
import { termsPart, writePaid, writePlaced } from './templates/placed-and-paid';
import { writeReminder } from './templates/reminder';

const writers: Record<MailKind, MailTemplate> = {
  placed: writePlaced,
  paid: writePaid,
  sent: writeSent,
  'part-sent': writeSent,
  note: writeNote,
  ready: writeReady,
  cancelled: writeCancelled,
  withdrawn: writeWithdrawn,
  refunded: writeRefunded,
  credited: writeCredited,
  corrected: writeCorrected,
  vouchers: writeVouchers,
  reminder: writeReminder,
};

/** Writes a mail to the buyer in the order's language, from the current order and shop config. */
export async function orderMail(
  kind: MailKind,
  order: Order,
  shopConfig: ShopConfig,
  facts: MailFacts = {},
): Promise<Mail> {
  const formatter = await createMailFormatter(order.locale);
  const content = createContent(kind, { order, shopConfig, facts, formatter });
  return {
    ...shopMail(order.email, content, { shopConfig, formatter }),
    attachments: attachmentsOf(kind, order, facts),
  };
}

function createContent(kind: MailKind, context: MailContext): MailContent {
  const { order, facts, formatter } = context;
  const { t } = formatter;
  const count = facts.vouchers?.length ?? 0;
  const { step = 1 } = facts.payload ?? {};
  return {
    subject: t(`${kind}.subject`, { number: order.number, count, step }),
    title: t(`${kind}.title`, { count, step }),
    blocks: [
      { is: 'words', text: greeting(context) },
      ...writers[kind](context),
      ...linkPart(context),
      ...(kind === 'placed' ? termsPart(context) : []),
    ],
  };
}

function greeting({ order, formatter: { t } }: MailContext): string {
  return order.address ? t('greeting', { name: order.address.name }) : t('greetingPlain');
}

function linkPart({ order, formatter: { t, locale } }: MailContext): Block[] {
  const url = absoluteUrl(orderPath(order.token, locale));
  return [
    { is: 'link', text: t('open'), url },
    { is: 'words', text: t('openWords') },
  ];
}

/**
 * The attachments of a mail: the vouchers, the reminder, the document that the mail reports, or the latest
 * document of the matching kind. The confirmation has the invoice if it is already written, the payment mail
 * has it unless the order is paid by bill, the cancellation has the credit note, and a refund has its own
 * credit note.
 */
function attachmentsOf(
  kind: MailKind,
  order: Order,
  { vouchers, documents = [], payload }: MailFacts,
) {
  if (kind === 'vouchers')
    return (vouchers ?? []).map(({ id }): Attachment => ({ kind: 'voucher', id }));
  if (kind === 'reminder')
    return [{ kind: 'reminder', id: String(payload?.step ?? 1) } satisfies Attachment];
  const reported = documents.find(({ id }) => id === payload?.document);
  const latest = documents.findLast((document) => document.kind === attachedKind(kind, order));
  // A correction reports the credit note of the former invoice, and has the new invoice.
  const attached = kind === 'corrected' ? [latest, reported] : [reported ?? latest];
  return attached.flatMap((one): Attachment[] => (one ? [{ kind: 'invoice', id: one.id }] : []));
}

function attachedKind(kind: MailKind, { payment }: Order) {
  if (kind === 'placed' || kind === 'corrected') return 'invoice';
  if (kind === 'paid' && payment !== 'bill') return 'invoice';
  return kind === 'cancelled' ? 'credit' : undefined;
}
