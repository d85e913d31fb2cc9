import type { AdminWords } from '../admin-words';
import { Field } from '../field';

type Props = { t: AdminWords; search: string };

/** Search in all orders, whatever their state. */
export function OrderSearch({ t, search }: Props) {
  return (
    <search>
      <form method="get" action="/desk/orders" className="search">
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
