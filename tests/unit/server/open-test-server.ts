import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openBodyCache } from '@/lib/server/body-cache/body-cache';
import { mapChunks } from '@/lib/server/build-routes/chunks';
import { createNextCaller } from '@/lib/server/call-next';
import { openServer } from '@/lib/server/connections/open-server';
import { createPublicSender } from '@/lib/server/public-files';
import { createRequestHandler } from '@/lib/server/request-handler';
import { mapOfRoutes } from './build-routes/map-of-routes';
import { get } from './get';

type Next = Parameters<typeof createNextCaller>[0];

/** Files of a small build, below its root. */
const files: Record<string, string> = {
  'app/fr.html': '<h1>Accueil</h1>',
  'app/fr/movie/nosferatu.html': '<h1>Nosferatu</h1>'.repeat(50),
  'app/fr/movie/embed.html':
    '<head><meta name="bobine-guests" content="youtube"/></head><script>a()</script>',
  'app/fr/movie/nosferatu.rsc': '1:"payload"',
  'app/de/movie/nosferatu.segments/_tree.segment.rsc': '1:"segment"',
  'app/fr/page-not-found.html': '<h1>fr BOBINE_REQUESTED_PATH</h1><script>a()</script>',
  'app/de/page-not-found.html': '<h1>de BOBINE_REQUESTED_PATH</h1>',
  'app/fr/order-not-found.html': '<h1>fr order</h1><script>a()</script>',
  'app/de/order-not-found.html': '<h1>de order</h1>',
  'app/fr/server-error.html': '<h1>Error BOBINE_ERROR_ID</h1>',
  'app/fr/shop-refusal.html': '<h1>fr BOBINE_REFUSAL BOBINE_ERROR_ID</h1><script>a()</script>',
  'app/de/shop-refusal.html': '<h1>de BOBINE_REFUSAL BOBINE_ERROR_ID</h1>',
  'app/poster/a.svg.body': '<svg/>',
  'static/chunks/a1b2.js': 'console.log("chunk")'.repeat(50),
  'public/media/study.mp4': '0123456789',
  'public/media/study.fr.vtt': 'WEBVTT\n\n'.repeat(50),
};

/** A server for a small build, on a free port unless one is given, with a stand-in for Next. */
export async function openTestServer(
  next: Next,
  more: Partial<Parameters<typeof createRequestHandler>[0]> = {},
  asked = 0,
) {
  const root = mkdtempSync(join(tmpdir(), 'bobine-front-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const logged: string[] = [];
  const server = openServer(
    createRequestHandler({
      routes: { ...mapOfRoutes(), chunks: mapChunks(['/chunks/a1b2.js', '/chunks/gone.js']) },
      bodyCache: openBodyCache(join(root, 'app')),
      chunks: openBodyCache(join(root, 'static')),
      sendPublic: createPublicSender(join(root, 'public')),
      site: { stores: [], isSecure: false, hasShopConfig: false },
      log: (line) => logged.push(line),
      callNext: createNextCaller(next),
      ...more,
    }),
  );
  await once(server.listen(asked), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    logged,
    ask: (asked: Parameters<typeof get>[0]) => get({ port, ...asked }),
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(root, { recursive: true });
    },
  };
}
