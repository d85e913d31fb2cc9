import { join } from 'node:path';
import { onSoldOut, soldOut } from '@/lib/catalog/films/disc-stock';
import { readSnapshot } from '@/lib/content/store/snapshot';
import { readStoredSite } from '@/lib/content/store/stored-site';
import { writtenFolder } from '@/lib/next-internals/build-output.mjs';
import { openBodyCache } from './body-cache/body-cache';
import { readRoutes } from './build-routes/read-routes';
import type { FindUnbuilt } from './build-routes/routes';
import { checkBuiltAddress } from './builds/built-address';
import { compressedChunks } from './builds/built-root.mjs';
import { createNextCaller, openNext } from './call-next';
import {
  limitConnections,
  maxConnectionsFor,
  readFileLimit,
  watchConnections,
} from './connections/connections';
import { stopOnSignals } from './connections/graceful-shutdown';
import { listen, openServer } from './connections/open-server';
import { createErrorId, logFailure } from './failures/log-failure';
import { createUnbuiltRenderer, warmUp } from './on-demand/render-unbuilt';
import { createUnbuiltFinder, nothingUnbuilt, type Unbuilt } from './on-demand/unbuilt';
import { createPreviewHandler, previewHeaders } from './preview-login/preview-handler';
import { checkPreviewMode, readPreviewSettings } from './preview-login/preview-settings';
import { createPublicSender, withoutUnpublishedMedia } from './public-files';
import { readSettings } from './read-settings';
import { createRequestHandler } from './request-handler';
import { cacheUntilChange, readChangeTimes } from './revalidation/change-times';
import {
  createFullRevalidator,
  createRevalidator,
  invalidatePages,
} from './revalidation/revalidate-pages';
import { scheduleRevalidation } from './revalidation/schedule-revalidation';
import { answerFilmsApi } from './ssr-cache/films-api';
import { createRenderQueue } from './ssr-cache/render-queue';
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
  const { changes, secret } = readChangeTimes(root);
  const readUnbuilt = () => readSnapshot<Unbuilt>(root, 'unbuilt') ?? nothingUnbuilt;
  const { published = [] } = changes;
  const unbuilt = cacheUntilChange(() => createUnbuiltFinder(readUnbuilt()), published);
  const find: FindUnbuilt = (path) => unbuilt()(path);
  const all = readRoutes(root, settings.cacheableLocales, find);
  const unpublishedMedia = cacheUntilChange(
    () => new Set(readSnapshot<string[]>(root, 'withheld')),
    published,
  );
  const chunks = openBodyCache(join(root, '.next/static'), {
    most: maxChunkBytes,
    compressed: join(root, compressedChunks),
  });
  const site = readStoredSite(root, process.env.SITE_URL);
  const { hasShopConfig } = site;
  const routes = {
    ...all,
    hasShopConfig,
    publicFiles: withoutUnpublishedMedia(all.publicFiles, unpublishedMedia),
  };
  const sendPublic = createPublicSender(join(root, 'public'));
  const log = (line: string) => void process.stderr.write(line);
  const [callNext, enqueueRender] = [
    createNextCaller(await openNext(root, settings.port)),
    createRenderQueue(),
  ];
  const enqueueDownload = createRenderQueue(downloadLimits);
  const renderUnbuilt = createUnbuiltRenderer({
    callNext,
    secret,
    find,
    enqueueRender,
    enqueueDownload,
  });
  const bodyCache = openBodyCache(join(root, '.next', writtenFolder), { render: renderUnbuilt });
  const dependencies = { callNext, secret, routes, bodyCache };
  const [renew, renewAll] = [createRevalidator(dependencies), createFullRevalidator(dependencies)];
  // An article may already be sold out: Next has tracked the stock since it was opened above.
  onSoldOut(() => invalidatePages(dependencies));
  if (soldOut().size > 0) invalidatePages(dependencies);
  const fail = (error: unknown) => logFailure(log, error, {}, createErrorId());
  const { nextChange } = await scheduleRevalidation({ changes, renew, renewAll, fail });
  let isWarm = false;
  let isStopping = false;
  const isReady = () => isWarm && !isStopping;
  const requestHandler = createRequestHandler({
    routes,
    bodyCache,
    chunks,
    enqueueRender,
    sendPublic,
    callNext: answerFilmsApi(callNext),
    log,
    site,
    nextChange,
    state: soldOut,
    proxies: settings.proxies,
    isReady,
  });
  const { isSecure } = site;
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
    build: routes.id,
    isReady,
    log: logVisit,
  });
  await listen(server, settings);
  void warmUp(readUnbuilt(), bodyCache).then(() => {
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
