import { AdminHead } from '@/components/admin/admin-frame';
import { getArticleKindFormatter } from '@/components/admin/admin-translator';
import { StockLine } from '@/components/admin/stock-line';
import { listStock } from '@/lib/admin/lists';
import { adminPage } from '../admin-page';

/** Remaining stock of each article. */
export default adminPage('stock', async ({ db, t, visitor, query }) => {
  const stock = await listStock(db, visitor.locale);
  const kindName = await getArticleKindFormatter(visitor.locale);
  const changed = stock.find(({ article }) => article === query.article);
  return (
    <>
      <AdminHead t={t} title={t('pages.stock')} query={query} subject={changed?.title?.text} />
      <p>{t('stock.words')}</p>
      <ul className="folds">
        {stock.map((stocked) => (
          <StockLine key={stocked.article} t={t} kindName={kindName} stocked={stocked} />
        ))}
      </ul>
    </>
  );
});
