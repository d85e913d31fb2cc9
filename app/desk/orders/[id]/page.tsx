import { notFound } from 'next/navigation';
import { DeskHead } from '@/components/desk/desk-head';
import { kindNames } from '@/components/desk/kind-names';
import { LogLines } from '@/components/desk/log-lines';
import { OrderActs } from '@/components/desk/order/order-acts';
import { OrderAddress } from '@/components/desk/order/order-address';
import { OrderMails } from '@/components/desk/order/order-mails';
import { OrderNote } from '@/components/desk/order/order-note';
import { OrderPapers } from '@/components/desk/order/order-papers';
import { OrderSums } from '@/components/desk/order/order-sums';
import { OrderTracking } from '@/components/desk/order/order-tracking';
import { PackingList } from '@/components/desk/order/packing-list';
import { OrderMarks } from '@/components/desk/orders/order-marks';
import { readFile } from '@/lib/desk/orders/read-file';
import { isEmptied } from '@/lib/selling/share-lines';
import { deskPage } from '../../desk-page';

/** One order with everything, and what is done with it. */
export default deskPage(async ({ db, t, visitor, till, query, path }) => {
  const file = await readFile(db, path.id);
  if (!file) notFound();
  const { order, refundable, mails, log, isTroubled } = file;
  const { locale } = visitor;
  return (
    <>
      <DeskHead t={t} title={order.number} query={query}>
        <OrderMarks t={t} order={{ ...order, isEmptied: isEmptied(order, refundable.refunds) }} />
      </DeskHead>
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
