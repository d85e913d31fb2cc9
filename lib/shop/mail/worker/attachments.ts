import { plainText } from '@/lib/primitives/text/plain-text';
import type { Database } from '@/lib/shop/database/open-database';
import { readDocuments } from '@/lib/shop/invoices/read-documents';
import type { Attachment, ReminderFacts } from '@/lib/shop/mail/mail';
import { createMailFormatter } from '@/lib/shop/mail/mail-context';
import type { MailFile } from '@/lib/shop/mail/send-mail';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { readVoucher } from '@/lib/shop/vouchers/voucher';

/**
 * Creates the attachments of an order's mails. The PDF modules are imported on first use, so that a
 * server starts without loading fonts.
 */
export function createAttacher(
  db: Database,
  order: Order,
  shopConfig: ShopConfig,
  reminder?: WrittenReminder,
) {
  return async ({ kind, id }: Attachment): Promise<MailFile> => {
    const { t } = await createMailFormatter(order.locale);
    if (kind === 'voucher') {
      const voucher = await readVoucher(db, id);
      if (!voucher) throw new Error('There is no such voucher');
      // The first group of the code distinguishes several voucher files.
      const filename = t('files.voucher', { number: voucher.code.slice(0, 4) });
      const { voucherPdf } = await import('@/lib/shop/vouchers/voucher-pdf');
      return { filename, content: await voucherPdf(voucher, shopConfig, order.locale) };
    }
    if (kind === 'reminder') return attachReminder(reminder, id === '2' ? 2 : 1, shopConfig);
    const document = (await readDocuments(db, order)).find((one) => one.id === id);
    if (!document) throw new Error('There is no such document');
    const { invoicePdf } = await import('@/lib/shop/invoices/pdf/invoice-pdf');
    return {
      filename: t(`files.${document.kind}`, { name: document.name }),
      content: await invoicePdf(document),
    };
  };
}

type WrittenReminder = ReminderFacts & { writtenAt: Date };

async function attachReminder(
  facts: WrittenReminder | undefined,
  step: 1 | 2,
  { payment }: ShopConfig,
): Promise<MailFile> {
  if (!facts) throw new Error('The order is not overdue');
  const { invoice, writtenAt } = facts;
  const text = payment.bill?.reminders?.[step - 1]?.text?.text;
  const { t } = await createMailFormatter(invoice.locale);
  const { invoicePdf } = await import('@/lib/shop/invoices/pdf/invoice-pdf');
  const at = writtenAt.toISOString();
  return {
    filename: t('files.reminder', { name: invoice.name }),
    content: await invoicePdf(invoice, {
      ...{ step, at },
      ...(text && { text: plainLines(text) }),
    }),
  };
}

/** Markdown as plain paragraphs. */
const plainLines = (markdown: string) =>
  markdown
    .split(/\n\s*\n/)
    .map((paragraph) => plainText(paragraph, Number.POSITIVE_INFINITY))
    .join('\n');
