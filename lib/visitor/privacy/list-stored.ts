import { hasLists } from '@/lib/builds/build-constants';
import {
  type StoredItem,
  type StoredName,
  storedItems,
} from '@/lib/primitives/storage/stored-items';
import { listThirdParties } from './third-parties';

type ShopCurrencies = { currencies: readonly unknown[] };

/**
 * The browser storage items that this site uses.
 *
 * @param shopConfig the shop's settings, if there is a shop
 */
export function listStored(shopConfig: ShopCurrencies | undefined): StoredItem[] {
  const isUsed: Partial<Record<StoredName, boolean>> = {
    lists: hasLists,
    follows: hasLists,
    choices: listThirdParties().length > 0,
    basket: shopConfig !== undefined,
    typed: shopConfig !== undefined,
    ordered: shopConfig !== undefined,
    currency: shopConfig !== undefined && shopConfig.currencies.length > 1,
  };
  return storedItems.filter(({ name }) => isUsed[name] ?? true);
}
