import type { OrderState } from '@/lib/desk/orders/order-state';
import type { DeskWords } from '../desk-words';
import { Field } from '../field';

type Props = { t: DeskWords; state: OrderState; search: string };

/** Searches the heap that is shown. */
export function OrderSearch({ t, state, search }: Props) {
  return (
    <search>
      <form method="get" action="/desk/orders" className="search">
        <input type="hidden" name="state" value={state} />
        <Field
          label={t('orders.searchIn')}
          name="q"
          type="search"
          defaultValue={search}
          autoComplete="off"
        />
        <button type="submit" className="quiet">
          {t('orders.search')}
        </button>
      </form>
    </search>
  );
}
