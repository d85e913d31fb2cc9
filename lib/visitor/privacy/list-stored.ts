import { hasLists } from '@/lib/builds/switches';
import { type Kept, type StoredName, storedItems } from '@/lib/primitives/storage/stored-items';
import { listAsked } from './list-asked';

type Selling = { currencies: readonly unknown[] };

/**
 * The browser storage items that this site uses.
 *
 *  @param till the shop's settings, if there is a shop
 */
export function listStored(till: Selling | undefined): Kept[] {
  const isUsed: Partial<Record<StoredName, boolean>> = {
    lists: hasLists,
    choices: listAsked().length > 0,
    basket: till !== undefined,
    typed: till !== undefined,
    ordered: till !== undefined,
    currency: till !== undefined && till.currencies.length > 1,
  };
  return storedItems.filter(({ name }) => isUsed[name] ?? true);
}
