import { idField } from './form-fields';

/** The page of an order; of what is no id, all orders. */
export function orderPath(orderId: string | undefined): string {
  const id = idField.safeParse(orderId);
  return id.success ? `/desk/orders/${id.data}` : '/desk/orders';
}
