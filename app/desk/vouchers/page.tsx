import { AdminHead } from '@/components/admin/admin-head';
import { GiveVoucher } from '@/components/admin/give-voucher';
import { VoucherLine } from '@/components/admin/voucher-line';
import { listVouchers } from '@/lib/shop/vouchers/list-vouchers';
import { deskPage } from '../desk-page';

/** List of the vouchers that were sold or given away. */
export default deskPage(async ({ db, t, visitor, till, query }) => {
  const vouchers = await listVouchers(db);
  return (
    <>
      <AdminHead t={t} title={t('pages.vouchers')} query={query} />
      <GiveVoucher t={t} currencies={till.currencies} />
      {vouchers.length === 0 && <p className="empty">{t('vouchers.none')}</p>}
      <ul className="folds">
        {vouchers.map((voucher) => (
          <VoucherLine key={voucher.id} t={t} locale={visitor.locale} voucher={voucher} />
        ))}
      </ul>
    </>
  );
});
