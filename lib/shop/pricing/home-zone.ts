import { findZone } from './find-postage';
import type { Till, Zone } from './till';

/** The zone of the house's own country, or else the first that it sends to. */
export function homeZone({ zones, seller }: Pick<Till, 'zones' | 'seller'>): Zone | undefined {
  return findZone(zones, seller.country) ?? zones[0];
}
