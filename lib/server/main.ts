import { join } from 'node:path';
import { readHouse } from '@/lib/content/stored-house';
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
import { openPacks } from './packs/open-packs';
import { createPublicSender } from './public-files/send-public';
import { keepCurrent } from './renewal/keep-current';
import { readRenewal } from './renewal/read-renewal';
import { createRenewal } from './renewal/renew-pages';
import { readRoutes } from './routes/read-routes';
import { listen } from './start/listen';
import { readSettings } from './start/read-settings';
import { watchOver } from './start/watch-over';

/** Bytes; Next's own files of a build are some four million, in two encodings. */
const mostChunks = 32 * 1024 * 1024;

/** Serves the build of the project in the working directory: `npm start`. */
async function main(): Promise<void> {
  const root = process.cwd();
  const settings = readSettings(process.env);
  agreeOnAddress(root, process.env);
  const routes = readRoutes(root, settings.cacheableLocales);
  const packs = openPacks(join(root, '.next/server/app'));
  const chunks = openPacks(join(root, '.next/static'), mostChunks, join(root, compressedChunks));
  const sendPublic = createPublicSender(join(root, 'public'));
  const log = (line: string) => void process.stderr.write(line);
  const next = await openNext(root, settings.port);
  const house = readHouse(root, process.env.SITE_URL);
  const { changes, secret } = readRenewal(root);
  const renew = createRenewal({ ask: callingNext(next), secret, routes, packs });
  const fail = (error: unknown) => logFailure(log, error, {}, createErrorId());
  const { nextChange } = await keepCurrent({ changes, renew, fail });
  let isReady = true;
  const front = createFront({
    routes,
    packs,
    chunks,
    sendPublic,
    next,
    log,
    house,
    nextChange,
    proxies: settings.proxies,
    isReady: () => isReady,
  });
  const server = openServer(front);
  const connections = watchConnections(server);
  const files = readFileLimit();
  limitConnections(server, connections, mostConnections(files.limit, files.open));
  const logVisit = (line: string) => void process.stdout.write(line);
  await watchOver(server, {
    settings,
    connections,
    build: routes.id,
    isReady: () => isReady,
    log: logVisit,
  });
  await listen(server, settings);
  const told = () => {
    isReady = false;
  };
  stopOnSignals(server, connections, { notice: settings.notice, told });
  process.stdout.write(`Bobine is at http://${settings.host ?? 'localhost'}:${settings.port}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
