import { plainPath } from '@/lib/i18n/locale-path';

/** What depends on who asks: orders, withdrawal; each with its language. */
const pages = /^\/(?:commande|retractation)(?:\/|$)/;
/** The house's own rooms and the shop's programs have no language in their address. */
const plain = /^\/(?:desk|api\/shop)(?:\/|$)/;

/** Whether what stands at a path is made for each visitor anew and kept by nobody. */
export function isLivePath(path: string): boolean {
  return plain.test(path) || pages.test(plainPath(path));
}
