import type { IncomingMessage } from 'node:http';
import type { GuardsOf } from '../packs/guard-packs';
import type { Packs } from '../packs/open-packs';
import { type Coming, whenThere } from '../packs/when-there';
import type { Routes } from '../routes/routes';
import { findPlace } from './find-place';

/**
 * Whether the page whose payload the router asks for lets guests in. A document keeps the policy that it came with: a
 * visitor who walked there from another page could not have the guests. So the router gets no payload of such
 * a page, by which it has the browser open it as a document.
 */
export function isOpenedWhole(
  { url = '/' }: IncomingMessage,
  routes: Routes,
  packs: Packs,
  guardsOf: GuardsOf,
): Coming<boolean> {
  const place = findPlace(url, routes);
  if (place.kind !== 'page' || !place.file) return false;
  return whenThere(packs(place.file.file), (pack) => guardsOf(pack).guests !== undefined);
}
