import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { renameBuild } from './rename-build';

const readWhole = async (answer: IncomingMessage) => Buffer.concat(await answer.toArray());

/** Serves two builds at one address: A is the site at `site`, B is A renamed. `show` switches between them. */
export async function serveTwoBuilds(site = '') {
  const { firstId, secondId, renamed, exchange, change } = renameBuild(resolve(builtRoot()));
  let shown: 'A' | 'B' = 'A';

  function sendOn(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '/', headers } = request;
    const isB = shown === 'B';
    // Compressed bodies of A cannot be renamed, and an ETag of A must not match in B.
    const { 'if-none-match': _, ...own } = headers;
    const asked = isB
      ? ask(site + exchange(url), { method, headers: { ...own, 'accept-encoding': 'identity' } })
      : ask(site + url, { method, headers });
    asked.on('response', (answer) => {
      const status = answer.statusCode ?? 500;
      const { headers } = answer;
      // Videos are not renamed, and are sent in parts.
      if (!isB || headers['accept-ranges'])
        return void answer.pipe(response.writeHead(status, headers));
      const giveUp = () => void response.destroy();
      readWhole(answer).then((body) => {
        const changed = change(headers, body);
        response.writeHead(status, changed.headers).end(changed.body);
      }, giveUp);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  }

  const gate = createServer(sendOn);
  await new Promise<void>((listens) => gate.listen(0, 'localhost', listens));
  return {
    address: `http://localhost:${(gate.address() as AddressInfo).port}`,
    ids: { A: firstId, B: secondId },
    /** Scripts that only one of the builds has. */
    chunks: {
      A: renamed.map(([before]) => before),
      B: renamed.map(([, after]) => after),
    },
    show(build: 'A' | 'B') {
      shown = build;
    },
    stop() {
      gate.close();
      gate.closeAllConnections();
    },
  };
}
