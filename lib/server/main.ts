import { join } from 'node:path';
import { snapshotFolder } from '@/lib/content/store/snapshot';
import { openBodyCache } from './body-cache/body-cache';
import { checkBuiltAddress } from './builds/built-address';
import { compressedChunks } from './builds/built-root.mjs';
import { createNextCaller, openNext, trackCalls } from './call-next';
import {
  limitConnections,
  maxConnectionsFor,
  readFileLimit,
  watchConnections,
} from './connections/connections';
import { stopOnSignals } from './connections/graceful-shutdown';
import { listen, openServer } from './connections/open-server';
import { openContent } from './content-update/open-content';
import { watchContent } from './content-update/watch-content';
import { createErrorId, logFailure } from './failures/log-failure';
import { createPreviewHandler, previewHeaders } from './preview-login/preview-handler';
import { checkPreviewMode, readPreviewSettings } from './preview-login/preview-settings';
import { createPublicSender } from './public-files';
import { readSettings } from './read-settings';
import type { RequestHandler } from './request-handler';
import { createRenderQueue } from './ssr-cache/render-queue';
import { isUncachedPath } from './uncached/shop-addresses';
import { openMonitoring } from './watch/monitoring';

/** Size limit of the chunk cache in bytes. The chunks of a build take about 4 MB, including both encodings. */
const maxChunkBytes = 32 * 1024 * 1024;

/** Limits of the queue for poster downloads: a few seconds of work. */
const downloadLimits = { waiting: 6, ofVisitor: 3 };

/** Serves the build of the project in the working directory: `npm start`. */
async function main(): Promise<void> {
  const root = process.cwd();
  const settings = readSettings(process.env);
  const preview = checkPreviewMode(root, process.env);
  checkBuiltAddress(root, process.env);
  const log = (line: string) => void process.stderr.write(line);
  const fail = (error: unknown) => logFailure(log, error, {}, createErrorId());
  const chunks = openBodyCache(join(root, '.next/static'), {
    most: maxChunkBytes,
    compressed: join(root, compressedChunks),
  });
  const sendPublic = createPublicSender(join(root, 'public'), () => snapshotFolder(root));
  const next = createNextCaller(await openNext(root, settings.port));
  const { callNext, settled } = trackCalls(next, (path) => !isUncachedPath(path));
  let isWarm = false;
  let isStopping = false;
  const isReady = () => isWarm && !isStopping;
  const enqueueRender = createRenderQueue();
  const enqueueDownload = createRenderQueue(downloadLimits);
  const open = () =>
    openContent(root, {
      ...{ callNext, settled, chunks, sendPublic, enqueueRender, enqueueDownload },
      ...{ cacheableLocales: settings.cacheableLocales, proxies: settings.proxies },
      ...{ isReady, log, fail },
    });
  let content = await open();
  const requestHandler: RequestHandler = (request, response) => content.handle(request, response);
  watchContent(
    root,
    async () => {
      // A page whose rendering has begun before may show the old content, and Next may cache it as new.
      const ended = settled();
      const before = content;
      content = await open();
      before.close();
      void ended.then((hasAny) => hasAny && content.invalidate());
    },
    fail,
  );
  const { isSecure } = content.site;
  const server = preview
    ? openServer(
        createPreviewHandler({
          ...{ requestHandler, preview, isSecure, proxies: settings.proxies },
          settings: readPreviewSettings(process.env),
        }),
        {},
        previewHeaders,
      )
    : openServer(requestHandler);
  const connections = watchConnections(server);
  const files = readFileLimit();
  limitConnections(server, connections, maxConnectionsFor(files.limit, files.open));
  const logVisit = (line: string) => void process.stdout.write(line);
  await openMonitoring(server, {
    settings,
    connections,
    build: content.build,
    isReady,
    log: logVisit,
  });
  await listen(server, settings);
  void content.warmUp().then(() => {
    isWarm = true;
  });
  const onStopping = () => {
    isStopping = true;
  };
  stopOnSignals(server, connections, { notice: settings.notice, onStopping });
  process.stdout.write(`Bobine is at http://${settings.host ?? 'localhost'}:${settings.port}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
