import { idField } from './form-fields';

/** The path of an order's page; of the order list if the id is invalid. */
export function orderPath(orderId: string | undefined): string {
  const id = idField.safeParse(orderId);
  return id.success ? `/desk/orders/${id.data}` : '/desk/orders';
}
