import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// The build of the working directory by Next alone, as `next start` serves it.
const next = createRequire(join(process.cwd(), 'package.json'))('next');
const app = next({ dev: false, dir: process.cwd() });
await app.prepare();
// Next listens for the signal as well, and would wait for connections that nobody closes.
process.on('SIGTERM', () => process.exit());
const server = createServer(app.getRequestHandler()).listen(0, '127.0.0.1', () =>
  process.send(server.address().port),
);
