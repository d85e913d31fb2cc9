import type { Collected } from './collect-site';
import { put } from './folder';
import { mirrorFile } from './mirror-path';
import { rewritePage } from './rewrite-page';

/** Writes what was collected, each page as a static host can serve it. @param notices by address */
export function writePages(
  folder: string,
  { pages, files }: Pick<Collected, 'pages' | 'files'>,
  notices: ReadonlyMap<string, string>,
): void {
  const isThere = (address: string) => pages.has(address);
  for (const [address, page] of pages) {
    const notice = notices.get(address.split('?', 1)[0] ?? '');
    put(folder, mirrorFile(address), rewritePage({ ...page, isThere, notice }));
  }
  for (const [address, body] of files) put(folder, mirrorFile(address), body);
}
