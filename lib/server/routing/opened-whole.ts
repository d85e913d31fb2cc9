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
  /** Number of trusted proxies (`readClientKey`). */
  proxies?: number | undefined;
};

/**
 * Whether the router must load a page as a document: if the page allows third-party origins, or is uncached. A document
 * keeps its initial content security policy, so after a client-side navigation the third-party content would be
 * blocked. Without a payload the router makes the browser load the document.
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
