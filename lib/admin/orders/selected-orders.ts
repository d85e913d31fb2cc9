import { idField } from '../actions/define-action';

/** Maximum number of orders that are selected at once. */
const most = 200;

/**
 * The ids of the orders selected in a list: those of the ticked boxes (`order-<id>`), or all that the list
 * shows, whose ids are the value of the box `all`.
 */
export function selectedOrders({ all, ...fields }: Record<string, string | undefined>): string[] {
  const ticked = Object.keys(fields).flatMap((name) =>
    name.startsWith('order-') ? [name.slice('order-'.length)] : [],
  );
  const ids = (all ? all.split(' ') : ticked).filter((id) => idField.safeParse(id).success);
  return [...new Set(ids)].slice(0, most);
}
