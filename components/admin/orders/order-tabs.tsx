import { type OrderState, orderStates } from '@/lib/admin/orders/order-state';
import type { AdminWords } from '../admin-words';

type Props = { t: AdminWords; counts: Record<OrderState, number>; current: OrderState };

/** Tabs of the order states, with the number of orders. */
export function OrderTabs({ t, counts, current }: Props) {
  return (
    <nav aria-label={t('orders.states')}>
      <ul className="tabs">
        {orderStates.map((state) => (
          <li key={state}>
            <a
              href={`/desk/orders?state=${state}`}
              aria-current={state === current ? 'page' : undefined}
            >
              {t(`orders.state.${state}`)} <span>{counts[state]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
