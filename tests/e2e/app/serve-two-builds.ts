import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relabelBuild } from './relabel-build';

/** The site of a folder, on a port of its own. */
async function start(folder: string, port: number): Promise<ChildProcess> {
  const site = spawn(process.execPath, ['lib/server/start.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: 'localhost', SITE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    site.stdout?.on('data', (words) => /Bobine is at/.test(String(words)) && resolve());
    site.once('exit', (code) => reject(new Error(`The site ended with code ${code}.`)));
  });
  return site;
}

/** Hands every request to the site that `port` names at that moment. */
function openGate(port: () => number): Promise<Server> {
  const gate = createServer((request, response) => {
    const { method, url, headers } = request;
    const asked = ask({ host: 'localhost', port: port(), method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
  return new Promise((resolve) => gate.listen(0, 'localhost', () => resolve(gate)));
}

/**
 * Two builds at one address, A and then B: `show` publishes one of them. `ports` are two free ones
 * for the sites behind it.
 */
export async function serveTwoBuilds(ports: readonly [number, number]) {
  const second = relabelBuild(process.cwd());
  const sites = await Promise.all([start(process.cwd(), ports[0]), start(second.folder, ports[1])]);
  let shown = ports[0];
  const gate = await openGate(() => shown);
  return {
    address: `http://localhost:${(gate.address() as AddressInfo).port}`,
    ids: { A: second.firstId, B: second.secondId },
    chunks: second.chunks,
    show(build: 'A' | 'B') {
      shown = ports[build === 'A' ? 0 : 1];
    },
    async stop() {
      gate.close();
      gate.closeAllConnections();
      await Promise.all(
        sites.map((site) => {
          const ended = new Promise((resolve) => site.once('exit', resolve));
          site.kill('SIGKILL');
          return ended;
        }),
      );
      rmSync(second.folder, { recursive: true });
    },
  };
}
