import { createServer } from 'node:http';
import { join } from 'node:path';
import { createFront } from './front';
import { listen } from './listen';
import { openNext } from './open-next';
import { openPacks } from './open-packs';
import { readRoutes } from './read-routes';
import { readSettings } from './read-settings';
import { stopOnSignals } from './stop-on-signals';

/** Serves the build of the project in the working directory: `npm start`. */
async function main(): Promise<void> {
  const root = process.cwd();
  const settings = readSettings(process.env);
  const routes = readRoutes(root, settings.cacheableLocales);
  const packs = openPacks(join(root, '.next/server/app'));
  const log = (line: string) => void process.stderr.write(line);
  const next = await openNext(root, settings.port);
  const server = createServer(createFront({ routes, packs, next, log }));
  await listen(server, settings);
  stopOnSignals(server);
  process.stdout.write(`Bobine is at http://${settings.host ?? 'localhost'}:${settings.port}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
