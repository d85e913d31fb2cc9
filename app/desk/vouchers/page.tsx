import { AdminHead } from '@/components/admin/admin-frame';
import { IssueVoucherForm, VoucherLine } from '@/components/admin/vouchers';
import { listVouchers } from '@/lib/shop/vouchers/voucher';
import { adminPage } from '../admin-page';

/** The vouchers that were sold or given away, and a form to issue one. */
export default adminPage('money', async ({ db, t, visitor, shopConfig, query }) => {
  const vouchers = await listVouchers(db);
  return (
    <>
      <AdminHead t={t} title={t('pages.vouchers')} query={query} />
      <IssueVoucherForm t={t} currencies={shopConfig.currencies} />
      {vouchers.length === 0 && <p className="empty">{t('vouchers.none')}</p>}
      <ul className="folds">
        {vouchers.map((voucher) => (
          <VoucherLine key={voucher.id} t={t} locale={visitor.locale} voucher={voucher} />
        ))}
      </ul>
    </>
  );
});
