import type { ReactNode } from 'react';
import type { ListedOrder } from '@/lib/admin/orders/list-orders';
import { packingDocuments } from '@/lib/admin/orders/packing-documents';
import { mayEnter, mayRun, type Role } from '@/lib/admin/roles';
import type { AdminTranslator } from './admin-translator';
import { SelectAll } from './select-all';

type Props = {
  t: AdminTranslator;
  role: Role;
  orders: ListedOrder[];
  /** The query of the list, to which the actions return. */
  list: Record<string, string>;
  children: ReactNode;
};

const actions = ['orders-pay', 'orders-pack', 'orders-send'] as const;

/** A list of orders with checkboxes, and the actions for the selected ones. Works without script. */
export function OrderSelection({ t, role, orders, list, children }: Props) {
  if (orders.length === 0) return null;
  return (
    <form method="post" className="selection">
      {Object.entries(list).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectAll
        label={t('orders.selectAll', { count: orders.length })}
        ids={orders.map(({ id }) => id)}
      />
      {children}
      <fieldset className="bulk">
        <legend>{t('orders.selected')}</legend>
        {actions
          .filter((action) => mayRun(role, action))
          .map((action) => (
            <button key={action} type="submit" formAction={`/desk/do/${action}`}>
              {t(`orders.bulk.${action}`)}
            </button>
          ))}
        <span className="break" />
        {(mayEnter(role, 'packing') ? packingDocuments : []).map((document) => (
          <button
            key={document}
            type="submit"
            className="quiet"
            formMethod="get"
            formAction={`/desk/print/${document}.pdf`}
            formTarget="_blank"
          >
            {t(`orders.print.${document}`)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
