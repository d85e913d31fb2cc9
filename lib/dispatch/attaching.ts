import type { Database } from '@/lib/database/open-database';
import { readPaper } from '@/lib/invoice/paper';
import type { Attachment } from '@/lib/mail/mail';
import { mailWords } from '@/lib/mail/mail-words';
import type { MailFile } from '@/lib/mail/send-mail';
import type { Order } from '@/lib/orders/order';
import type { Till } from '@/lib/till/till';
import { readVoucher } from '@/lib/vouchers/list-vouchers';

/**
 * Makes the files that go with the mails of an order. What draws them comes with the first: a server starts without
 * typefaces.
 */
export function attaching(db: Database, order: Order, till: Till) {
  return async ({ kind, id }: Attachment): Promise<MailFile> => {
    const { t } = await mailWords(order.locale);
    if (kind === 'voucher') {
      const voucher = await readVoucher(db, id);
      if (!voucher) throw new Error('There is no such voucher');
      // Files of several lie side by side: the first group of a code tells them apart.
      const filename = t('files.voucher', { number: voucher.code.slice(0, 4) });
      const { voucherPdf } = await import('@/lib/vouchers/pdf/voucher-pdf');
      return { filename, content: await voucherPdf(voucher, till, order.locale) };
    }
    const row = await db
      .selectFrom('invoices')
      .select(['kind', 'paper'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const paper = readPaper(row.paper);
    const { invoicePdf } = await import('@/lib/invoice/pdf/invoice-pdf');
    return {
      filename: t(`files.${row.kind}`, { name: paper.name }),
      content: await invoicePdf(paper),
    };
  };
}
