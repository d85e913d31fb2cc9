import { rmSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { relabelBuild } from './relabel-build';

/** Hands every request to the site at the address of that moment. */
function openGate(address: () => string): Promise<Server> {
  const gate = createServer((request, response) => {
    const { method, url, headers } = request;
    const asked = ask(address() + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
  return new Promise((resolve) => gate.listen(0, 'localhost', () => resolve(gate)));
}

/** Two builds at one address, A and then B: `show` publishes one of them. */
export async function serveTwoBuilds() {
  const second = relabelBuild(resolve(builtRoot()));
  const sites = {
    A: await serveBuild(),
    B: await serveBuild({ root: second.folder }),
  };
  let shown = sites.A;
  const gate = await openGate(() => shown.address);
  return {
    address: `http://localhost:${(gate.address() as AddressInfo).port}`,
    ids: { A: second.firstId, B: second.secondId },
    /** The scripts that only one of them has. */
    chunks: {
      A: second.renamed.map(([before]) => before),
      B: second.renamed.map(([, after]) => after),
    },
    show(build: 'A' | 'B') {
      shown = sites[build];
    },
    async stop() {
      gate.close();
      gate.closeAllConnections();
      await Promise.all([sites.A.stop(), sites.B.stop()]);
      rmSync(second.folder, { recursive: true });
    },
  };
}
