import { AdminHead, Pagination } from '@/components/admin/admin-frame';
import { BulkResultNotice } from '@/components/admin/bulk-result-notice';
import { OrderLine, OrderSearch, OrderTabs } from '@/components/admin/order-list';
import { OrderSelection } from '@/components/admin/order-selection';
import { TrackingListForm } from '@/components/admin/tracking-list-form';
import { readPage } from '@/lib/admin/entry/admin-route';
import { countWithdrawalRequests } from '@/lib/admin/lists';
import { isShopIncomplete } from '@/lib/admin/opening-checklist';
import { readBulkResult } from '@/lib/admin/orders/bulk-result';
import { countOrders, listOrders } from '@/lib/admin/orders/list-orders';
import { firstState, isOrderState } from '@/lib/admin/orders/order-state';
import { mayRun } from '@/lib/admin/roles';
import { adminPage } from '../admin-page';

/**
 * Search results among all orders, or else the orders in one state. Default state: orders to pack; if there are
 * none, the first state with open orders.
 */
export default adminPage('orders', async ({ db, t, visitor, shopConfig, query }) => {
  const { locale } = visitor;
  const search = (query.q ?? '').trim().slice(0, 200);
  const page = readPage(query.page);
  const terms = { isOnAccount: shopConfig.payment.bill?.when === 'account' };
  const counts = await countOrders(db, terms);
  const state = isOrderState(query.state) ? query.state : firstState(counts);
  // A search covers all states.
  const filter = search ? { search } : { state };
  const { orders, hasMore } = await listOrders(db, { ...filter, page, ...terms });
  const declared = await countWithdrawalRequests(db);
  const list: Record<string, string> = search ? { q: search } : { state };
  const hrefOf = (to: number) => `/desk/orders?${new URLSearchParams({ ...list, page: `${to}` })}`;
  const result = await readBulkResult(db, query.result);
  return (
    <>
      <AdminHead t={t} title={t('pages.orders')} query={query} />
      {result && <BulkResultNotice t={t} result={result} />}
      <OrderTabs t={t} counts={counts} current={search ? 'all' : state} />
      {declared > 0 && (
        <p className="notice">
          <a href="/desk/declarations">{t('declarations.wait', { count: declared })}</a>
        </p>
      )}
      {visitor.role === 'all' && (await isShopIncomplete(db, shopConfig)) && (
        <p className="notice">
          <a href="/desk/opening">{t('opening.incomplete')}</a>
        </p>
      )}
      <OrderSearch t={t} search={search} />
      {orders.length === 0 && (
        <p className="empty">{t(search ? 'orders.notFound' : 'orders.none')}</p>
      )}
      <OrderSelection t={t} role={visitor.role} orders={orders} list={list}>
        <ul className="lines">
          {orders.map((order) => (
            <OrderLine key={order.id} {...{ t, locale, order, home: shopConfig.seller.country }} />
          ))}
        </ul>
      </OrderSelection>
      {mayRun(visitor.role, 'orders-tracking') && (
        <TrackingListForm t={t} list={list} refusedList={result?.refusedList ?? ''} />
      )}
      <Pagination t={t} page={page} hasMore={hasMore} href={hrefOf} />
    </>
  );
});
