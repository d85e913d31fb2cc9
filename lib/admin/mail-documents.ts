import type { Database } from '@/lib/shop/database/open-database';
import { outboxIdOf, type StoredMail } from '@/lib/shop/mail/stored-mails';
import { documentPath } from '@/lib/shop/orders/order-links';

/** The invoices and credit notes attached to a stored mail, with the paths of their PDFs. */
export async function documentsOfMail(
  db: Database,
  { name, files }: Pick<StoredMail, 'name' | 'files'>,
) {
  const entry = await db
    .selectFrom('outbox')
    .innerJoin('orders', 'orders.id', 'outbox.order_id')
    .select('orders.token')
    .where('outbox.id', '=', outboxIdOf(name))
    .executeTakeFirst();
  return files.flatMap((file) => {
    const document = /-(\d{4}-\d{4,})\.pdf$/.exec(file)?.[1];
    return entry && document ? [{ file, href: documentPath(entry.token, document) }] : [];
  });
}
