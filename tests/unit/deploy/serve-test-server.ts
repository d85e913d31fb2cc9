import { watchConnections } from '@/lib/server/connections/connections';
import { stopOnSignals } from '@/lib/server/connections/graceful-shutdown';
import { openTestServer } from '../server/open-test-server';

// A server in a process of its own, so that a test can kill it.
const port = Number(process.argv[2]);
const next = async (_: unknown, response: import('node:http').ServerResponse) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<h1>of Next</h1>');
};
const front = await openTestServer(next, {}, port);
stopOnSignals(front.server, watchConnections(front.server), { notice: 100 });
process.send?.('listens');
