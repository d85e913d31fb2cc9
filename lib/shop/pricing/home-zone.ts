import { findZone } from './find-postage';
import type { ShopConfig, Zone } from './shop-config';

/** The zone of the seller's country, else the first zone. */
export function homeZone({
  zones,
  seller,
}: Pick<ShopConfig, 'zones' | 'seller'>): Zone | undefined {
  return findZone(zones, seller.country) ?? zones[0];
}
