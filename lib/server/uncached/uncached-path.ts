import { plainPath } from '@/lib/i18n/locale-path';

/** Pages that depend on the visitor: orders, withdrawal; localised. */
const pages = /^\/(?:commande|retractation)(?:\/|$)/;
/** The admin and the shop API have no language in their address. */
const plain = /^\/(?:desk|api\/shop)(?:\/|$)/;

/** Whether a path is rendered for each visitor and never cached. */
export function isLivePath(path: string): boolean {
  return plain.test(path) || pages.test(plainPath(path));
}
