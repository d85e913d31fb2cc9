import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Serves the build in the working directory with Next alone, like `next start`.
const next = createRequire(join(process.cwd(), 'package.json'))('next');
const app = next({ dev: false, dir: process.cwd() });
await app.prepare();
// Next also handles the signal, but would wait for open connections.
process.on('SIGTERM', () => process.exit());
const server = createServer(app.getRequestHandler()).listen(0, '127.0.0.1', () =>
  process.send(server.address().port),
);
