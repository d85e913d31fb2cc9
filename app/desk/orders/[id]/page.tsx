import { notFound } from 'next/navigation';
import { adminPage } from '@/app/desk/admin-page';
import { AdminHead } from '@/components/admin/admin-frame';
import { getArticleKindFormatter } from '@/components/admin/admin-translator';
import { LogLines } from '@/components/admin/log-lines';
import { OrderMails } from '@/components/admin/mails';
import { OrderDocuments, OrderSums } from '@/components/admin/order/order-account';
import { BuyerNotes, OrderActions, OrderNote } from '@/components/admin/order/order-actions';
import { OrderAddress, OrderTracking, PackingList } from '@/components/admin/order/order-delivery';
import { OrderReminders } from '@/components/admin/order/order-reminders';
import { OrderMarks } from '@/components/admin/order-list';
import { checkLines } from '@/lib/admin/orders/lines-form';
import { readOrderDetails } from '@/lib/admin/orders/order-details';

/** One order with all its data and actions. */
export default adminPage('orders', async ({ db, t, visitor, shopConfig, query, path, now }) => {
  const file = await readOrderDetails(db, path.id, now);
  if (!file) notFound();
  const { order, mails, log, hasPaymentProblem } = file;
  const { locale, role } = visitor;
  const kindName = await getArticleKindFormatter(locale);
  const lines = await checkLines(db, { order, query, shopConfig });
  return (
    <>
      <AdminHead t={t} title={order.number} query={query}>
        <OrderMarks
          t={t}
          order={{
            ...{ ...order, isEmptied: file.isEmptied, received: file.account.received },
            isOnAccount: shopConfig.payment.bill?.when === 'account',
          }}
        />
      </AdminHead>
      {hasPaymentProblem && <p className="notice error">{t('order.troubled')}</p>}
      <div className="order">
        <div>
          <PackingList t={t} kindName={kindName} file={file} />
          <OrderAddress t={t} locale={locale} role={role} order={order} />
          <OrderTracking t={t} file={file} />
          <OrderActions {...{ t, locale, role, file, shopConfig, query, kindName, lines }} />
          <BuyerNotes t={t} locale={locale} file={file} />
          <OrderNote t={t} order={order} />
        </div>
        <div>
          <OrderSums t={t} locale={locale} file={file} />
          <OrderDocuments t={t} locale={locale} file={file} />
          <OrderReminders {...{ t, locale, role, file, shopConfig }} />
          <OrderMails t={t} locale={locale} mails={mails} />
          <section>
            <h2>{t('pages.journal')}</h2>
            <LogLines t={t} locale={locale} lines={log} isOfOneOrder />
          </section>
        </div>
      </div>
    </>
  );
});
