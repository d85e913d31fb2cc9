import { hasLists } from '@/lib/builds/switches';
import { type Kept, type StoredName, storedItems } from '@/lib/primitives/storage/stored-items';
import { listAsked } from './list-asked';

type Selling = { currencies: readonly unknown[] };

/**
 * What of all that the site may keep in a browser this house has a use for: the rest it never keeps.
 * @param till of a house that sells
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
