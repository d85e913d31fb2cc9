import { join } from 'node:path';
import { onSoldOut, soldOut } from '@/lib/catalog/films/sold-out';
import { readSnapshot } from '@/lib/content/store/snapshot';
import { readHouse } from '@/lib/content/store/stored-house';
import { writtenFolder } from '@/lib/next-internals/build-output.mjs';
import { openBodyCache } from './body-cache/body-cache';
import { agreeOnAddress } from './builds/agree-on-address';
import { compressedChunks } from './builds/compressed-chunks.mjs';
import { limitConnections, mostConnections, readFileLimit } from './connections/connection-limit';
import { watchConnections } from './connections/connections';
import { openServer } from './connections/open-server';
import { stopOnSignals } from './connections/stop-on-signals';
import { createErrorId, logFailure } from './failures/log-failure';
import { createFront } from './front';
import { callingNext } from './next/call-next';
import { openNext } from './next/open-next';
import { openUnbuilt } from './on-demand/find-unbuilt';
import { makeUnbuilt } from './on-demand/make-unbuilt';
import { nothingUnbuilt, type Unbuilt } from './on-demand/unbuilt';
import { warmUp } from './on-demand/warm-up';
import { agreeOnPreview } from './preview/agree-on-preview';
import { previewHeaders } from './preview/mark-answer';
import { createPreviewFront } from './preview/preview-front';
import { readPreviewSettings } from './preview/preview-settings';
import { createPublicSender } from './public-files/send-public';
import { withholdMedia } from './public-files/withhold-media';
import { followStates } from './revalidation/follow-states';
import { keepCurrent } from './revalidation/keep-current';
import { readRenewal } from './revalidation/read-change-times';
import { renewingAll, renewPages } from './revalidation/renew-all';
import { createRenewal } from './revalidation/renew-pages';
import { readRoutes } from './routes/read-routes';
import type { FindUnbuilt } from './routes/routes';
import { createRenderQueue } from './ssr-cache/render-queue';
import { listen } from './start/listen';
import { readSettings } from './start/read-settings';
import { watchOver } from './start/watch-over';

/** Cache limit in bytes. Next's chunks of a build are about 4 MB, in two encodings. */
const mostChunks = 32 * 1024 * 1024;

/** Serves the build of the project in the working directory: `npm start`. */
async function main(): Promise<void> {
  const root = process.cwd();
  const settings = readSettings(process.env);
  const preview = agreeOnPreview(root, process.env);
  agreeOnAddress(root, process.env);
  const { changes, secret } = readRenewal(root);
  const readUnbuilt = () => readSnapshot<Unbuilt>(root, 'unbuilt') ?? nothingUnbuilt;
  const { published = [] } = changes;
  const unbuilt = followStates(() => openUnbuilt(readUnbuilt()), published);
  const find: FindUnbuilt = (path) => unbuilt()(path);
  const all = readRoutes(root, settings.cacheableLocales, find);
  const withheld = followStates(() => new Set(readSnapshot<string[]>(root, 'withheld')), published);
  const chunks = openBodyCache(join(root, '.next/static'), {
    most: mostChunks,
    compressed: join(root, compressedChunks),
  });
  const house = readHouse(root, process.env.SITE_URL);
  const { isSelling } = house;
  const routes = { ...all, isSelling, publicFiles: withholdMedia(all.publicFiles, withheld) };
  const sendPublic = createPublicSender(join(root, 'public'));
  const log = (line: string) => void process.stderr.write(line);
  const [ask, take] = [callingNext(await openNext(root, settings.port)), createRenderQueue()];
  const make = makeUnbuilt({ ask, secret, find, take });
  const bodyCache = openBodyCache(join(root, '.next', writtenFolder), { make });
  const behind = { ask, secret, routes, bodyCache };
  const [renew, renewAll] = [createRenewal(behind), renewingAll(behind)];
  // Next was opened first and tracks the stock: something may already be sold out.
  onSoldOut(() => renewPages(behind));
  if (soldOut().size > 0) renewPages(behind);
  const fail = (error: unknown) => logFailure(log, error, {}, createErrorId());
  const { nextChange } = await keepCurrent({ changes, renew, renewAll, fail });
  let isWarm = false;
  let isTold = false;
  const isReady = () => isWarm && !isTold;
  const front = createFront({
    routes,
    bodyCache,
    chunks,
    take,
    sendPublic,
    ask,
    log,
    house,
    nextChange,
    state: soldOut,
    proxies: settings.proxies,
    isReady,
  });
  const { isSecure } = house;
  const server = preview
    ? openServer(
        createPreviewFront({
          ...{ front, preview, isSecure, proxies: settings.proxies },
          settings: readPreviewSettings(process.env),
        }),
        {},
        previewHeaders,
      )
    : openServer(front);
  const connections = watchConnections(server);
  const files = readFileLimit();
  limitConnections(server, connections, mostConnections(files.limit, files.open));
  const logVisit = (line: string) => void process.stdout.write(line);
  await watchOver(server, {
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
  const told = () => {
    isTold = true;
  };
  stopOnSignals(server, connections, { notice: settings.notice, told });
  process.stdout.write(`Bobine is at http://${settings.host ?? 'localhost'}:${settings.port}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
