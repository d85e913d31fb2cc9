import { openSite } from '@/tools/export/site';
import type { Answer } from './walk-site';

/** Asks a site that is served here: a page for its text, a file for whether it is there. @param origin without a slash at its end */
export function openHouse(origin: string) {
  const site = openSite(origin);
  return async (address: string, whole: boolean): Promise<Answer> => {
    if (!whole) {
      const { status } = await fetch(origin + address, { method: 'HEAD', redirect: 'manual' });
      return { status };
    }
    const { status, headers, body } = await site(address);
    const isPage = headers.get('content-type')?.startsWith('text/html');
    return { status, ...(isPage && { html: body.toString() }) };
  };
}
