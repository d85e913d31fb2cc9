import { createServer } from 'node:http';
import { join } from 'node:path';
import { readHouse } from '@/lib/content/stored-house';
import { createFront } from './front';
import { listen } from './listen';
import { createErrorId, logFailure } from './log-failure';
import { openNext } from './open-next';
import { openPacks } from './open-packs';
import { readRoutes } from './read-routes';
import { readSettings } from './read-settings';
import { keepCurrent } from './renewal/keep-current';
import { readRenewal } from './renewal/read-renewal';
import { createRenewal } from './renewal/renew-pages';
import { stopOnSignals } from './stop-on-signals';

/** Serves the build of the project in the working directory: `npm start`. */
async function main(): Promise<void> {
  const root = process.cwd();
  const settings = readSettings(process.env);
  const routes = readRoutes(root, settings.cacheableLocales);
  const packs = openPacks(join(root, '.next/server/app'));
  const log = (line: string) => void process.stderr.write(line);
  const next = await openNext(root, settings.port);
  const house = readHouse(root, process.env.SITE_URL);
  const { changes, secret } = readRenewal(root);
  const renew = createRenewal({ next, secret, routes, packs });
  const fail = (error: unknown) => logFailure(log, error, {}, createErrorId());
  const { nextChange } = await keepCurrent({ changes, renew, fail });
  const server = createServer(createFront({ routes, packs, next, log, house, nextChange }));
  await listen(server, settings);
  stopOnSignals(server);
  process.stdout.write(`Bobine is at http://${settings.host ?? 'localhost'}:${settings.port}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
