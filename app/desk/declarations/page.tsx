import { AdminHead } from '@/components/admin/admin-frame';
import { WithdrawalRequestLine } from '@/components/admin/withdrawal-request-line';
import { listWithdrawalRequests } from '@/lib/admin/lists';
import { adminPage } from '../admin-page';

/** Withdrawal declarations that are not processed yet. */
export default adminPage('withdrawals', async ({ db, t, visitor, query }) => {
  const declarations = await listWithdrawalRequests(db);
  return (
    <>
      <AdminHead t={t} title={t('pages.declarations')} query={query} />
      <p>{t('declarations.words')}</p>
      {declarations.length === 0 && <p className="empty">{t('declarations.none')}</p>}
      <ul className="folds">
        {declarations.map((declaration) => (
          <WithdrawalRequestLine
            key={declaration.id}
            t={t}
            locale={visitor.locale}
            declaration={declaration}
          />
        ))}
      </ul>
    </>
  );
});
