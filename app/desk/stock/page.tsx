import { AdminHead } from '@/components/admin/admin-head';
import { kindNames } from '@/components/admin/kind-names';
import { StockLine } from '@/components/admin/stock-line';
import { listStock } from '@/lib/admin/list-stock';
import { deskPage } from '../desk-page';

/** Remaining stock of each article. */
export default deskPage(async ({ db, t, visitor, query }) => {
  const stock = await listStock(db, visitor.locale);
  const kindName = await kindNames(visitor.locale);
  return (
    <>
      <AdminHead t={t} title={t('pages.stock')} query={query} />
      <p>{t('stock.words')}</p>
      <ul className="folds">
        {stock.map((stocked) => (
          <StockLine key={stocked.article} t={t} kindName={kindName} stocked={stocked} />
        ))}
      </ul>
    </>
  );
});
