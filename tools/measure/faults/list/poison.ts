import { installNginx, openNginx } from '@/tools/setup/nginx';
import { ask } from '../ask';
import type { Fault } from '../fault';

const pages = ['/vod', '/de/vod', '/catalogue', '/shop', '/sitemap.xml', '/robots.txt', '/fr/shop'];
const segment = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
const asked: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', ...segment },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
  { rsc: '1', 'next-url': '/x' },
  segment,
];

/** What one asks for by a header, before others come by the same address through a cache. */
export const poison: Fault = {
  name: 'poisoned caches',
  async provoke({ port }) {
    if (!installNginx())
      return { said: 'there is no nginx here: apt-get install nginx-light', isWell: undefined };
    let visits = 0;
    let poisoned = 0;
    for (const knowsVary of [true, false]) {
      const cache = await openNginx([port], knowsVary);
      for (const path of pages)
        for (const headers of asked)
          for (const query of ['', '?_rsc', '?_rsc=abcde']) {
            // Each under an address that no cache knows yet.
            visits += 1;
            const page = `${path}?visit=${visits}`;
            const address = page + query.replace('?', '&');
            await ask({ port: cache.port, path: address, headers });
            const visit = await ask({ port: cache.port, path: page });
            const type = visit.headers['content-type'] ?? '';
            const sentToPayload = /_rsc/.test(visit.headers.location ?? '');
            if (type.includes('x-component') || sentToPayload) poisoned += 1;
          }
      await cache.stop();
    }
    return {
      said: `${poisoned} of ${visits} visits through nginx got what another had asked for`,
      isWell: poisoned === 0,
    };
  },
};
