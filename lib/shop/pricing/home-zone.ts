import { findZone } from './find-postage';
import type { ShopConfig, Zone } from './shop-config';

/** The zone of the house's own country, or else the first that it sends to. */
export function homeZone({
  zones,
  seller,
}: Pick<ShopConfig, 'zones' | 'seller'>): Zone | undefined {
  return findZone(zones, seller.country) ?? zones[0];
}
