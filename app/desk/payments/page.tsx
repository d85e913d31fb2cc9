import { AdminHead } from '@/components/admin/admin-frame';
import { PaymentLine } from '@/components/admin/payment-line';
import { listUnmatched } from '@/lib/admin/lists';
import { adminPage } from '../admin-page';

/** Incoming payments that match no order. */
export default adminPage('money', async ({ db, t, visitor, query }) => {
  const payments = await listUnmatched(db);
  return (
    <>
      <AdminHead t={t} title={t('pages.payments')} query={query} />
      <p>{t('payments.words')}</p>
      {payments.length === 0 && <p className="empty">{t('payments.none')}</p>}
      <ul className="folds">
        {payments.map((payment) => (
          <PaymentLine key={payment.id} t={t} locale={visitor.locale} payment={payment} />
        ))}
      </ul>
    </>
  );
});
