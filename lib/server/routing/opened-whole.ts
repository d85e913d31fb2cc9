import type { IncomingMessage } from 'node:http';
import type { BodyCache } from '../body-cache/body-cache';
import type { GuardsOf } from '../body-cache/secure-bodies';
import { type Coming, whenThere } from '../body-cache/when-there';
import { readVisitor } from '../requests/client-key';
import type { Routes } from '../routes/routes';
import { findPlace } from './find-place';

type Behind = {
  routes: Routes;
  bodyCache: BodyCache;
  guardsOf: GuardsOf;
  /** How many proxies stand before us (`readClientKey`). */
  proxies?: number | undefined;
};

/**
 * Whether the page whose payload the router asks for lets guests in. A document keeps the policy that it came with: a
 * visitor who walked there from another page could not have the guests. So the router gets no payload of such
 * a page, by which it has the browser open it as a document. What is made for each visitor is never a payload either.
 */
export function isOpenedWhole(
  request: IncomingMessage,
  { routes, bodyCache, guardsOf, proxies }: Behind,
): Coming<boolean> {
  const place = findPlace(request.url ?? '/', routes);
  if (place.kind === 'answer' && place.answer.kind === 'live') return true;
  if (place.kind !== 'page' || !place.file) return false;
  const page = bodyCache(place.file.file, () => readVisitor(request, proxies));
  return whenThere(page, (pack) => guardsOf(pack).guests !== undefined);
}
