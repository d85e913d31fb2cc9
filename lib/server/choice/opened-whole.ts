import type { IncomingMessage } from 'node:http';
import { insidePath } from '@/lib/i18n/locale-path';
import type { GuardsOf } from '../packs/guard-packs';
import type { Packs } from '../packs/open-packs';
import { readPath } from '../requests/read-path';
import type { Routes } from '../routes/routes';

/**
 * Whether the page whose payload the router asks for lets guests in. A document keeps the policy that it came with: a
 * visitor who walked there from another page could not have the guests. So the router gets no payload of such
 * a page, by which it has the browser open it as a document.
 */
export async function isOpenedWhole(
  { url = '/' }: IncomingMessage,
  { built }: Routes,
  packs: Packs,
  guardsOf: GuardsOf,
): Promise<boolean> {
  const path = readPath(url);
  if (path === null) return false;
  const found = built.get(path) ?? built.get(insidePath(path));
  if (!found?.file.endsWith('.html')) return false;
  return guardsOf(await packs(found.file)).guests !== undefined;
}
