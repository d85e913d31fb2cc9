import { notFound } from 'next/navigation';
import { AdminHead } from '@/components/admin/admin-head';
import { kindNames } from '@/components/admin/kind-names';
import { LogLines } from '@/components/admin/log-lines';
import { OrderActs } from '@/components/admin/order/order-acts';
import { OrderAddress } from '@/components/admin/order/order-address';
import { OrderMails } from '@/components/admin/order/order-mails';
import { OrderNote } from '@/components/admin/order/order-note';
import { OrderPapers } from '@/components/admin/order/order-papers';
import { OrderSums } from '@/components/admin/order/order-sums';
import { OrderTracking } from '@/components/admin/order/order-tracking';
import { PackingList } from '@/components/admin/order/packing-list';
import { OrderMarks } from '@/components/admin/orders/order-marks';
import { readFile } from '@/lib/admin/orders/read-file';
import { isEmptied } from '@/lib/shop/commands/share-lines';
import { deskPage } from '../../desk-page';

/** One order with all its data and actions. */
export default deskPage(async ({ db, t, visitor, till, query, path }) => {
  const file = await readFile(db, path.id);
  if (!file) notFound();
  const { order, refundable, mails, log, isTroubled } = file;
  const { locale } = visitor;
  return (
    <>
      <AdminHead t={t} title={order.number} query={query}>
        <OrderMarks t={t} order={{ ...order, isEmptied: isEmptied(order, refundable.refunds) }} />
      </AdminHead>
      {isTroubled && <p className="notice fault">{t('order.troubled')}</p>}
      <div className="order">
        <div>
          <PackingList t={t} kindName={await kindNames(locale)} file={file} />
          <OrderAddress t={t} locale={locale} order={order} />
          <OrderTracking t={t} order={order} />
          <OrderActs t={t} locale={locale} file={file} till={till} query={query} />
          <OrderNote t={t} order={order} />
        </div>
        <div>
          <OrderSums t={t} locale={locale} file={file} />
          <OrderPapers t={t} locale={locale} file={file} />
          <OrderMails t={t} locale={locale} mails={mails} />
          <section>
            <h2>{t('pages.journal')}</h2>
            <LogLines t={t} locale={locale} lines={log} isOfOne />
          </section>
        </div>
      </div>
    </>
  );
});
