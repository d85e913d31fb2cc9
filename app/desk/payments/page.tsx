import { AdminHead } from '@/components/admin/admin-frame';
import { BankUpload } from '@/components/admin/payments/bank-upload';
import { HandledPayments } from '@/components/admin/payments/handled-payments';
import { PaymentLine } from '@/components/admin/payments/payment-line';
import { UploadReport } from '@/components/admin/payments/upload-report';
import { idField } from '@/lib/admin/actions/define-action';
import { listHandled, listUnmatched } from '@/lib/admin/lists';
import { lastBankFileAt, readUpload } from '@/lib/shop/payments/camt/book-upload';
import { listProposals } from '@/lib/shop/payments/proposals/list-proposals';
import { adminPage } from '../admin-page';

/**
 * Upload of bank files, incoming payments that match no order (with the orders they may belong to), and
 * payments already handled.
 */
export default adminPage('money', async ({ db, t, visitor: { locale }, query, now }) => {
  const payments = await listUnmatched(db);
  const proposals = await listProposals(db, payments, now);
  const { data: uploadId } = idField.safeParse(query.upload);
  return (
    <>
      <AdminHead t={t} title={t('pages.payments')} query={query} />
      {uploadId && <UploadReport t={t} locale={locale} files={await readUpload(db, uploadId)} />}
      <BankUpload t={t} locale={locale} lastAt={await lastBankFileAt(db)} />
      <section>
        <h2>{t('payments.waiting')}</h2>
        <p>{t('payments.words')}</p>
        {payments.length === 0 && <p className="empty">{t('payments.none')}</p>}
        <ul className="folds">
          {payments.map((payment, at) => (
            <PaymentLine
              key={payment.id}
              t={t}
              locale={locale}
              payment={payment}
              proposals={proposals[at] ?? []}
            />
          ))}
        </ul>
      </section>
      <HandledPayments t={t} locale={locale} payments={await listHandled(db, now)} />
    </>
  );
});
