import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

/** Serves the build in a folder on a free port, until it is stopped. */
export async function startSite(root: string) {
  const port = await freePort();
  const site = spawn(process.execPath, [resolve('lib/server/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SITE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, fail) => {
    site.stdout.on('data', (text) => String(text).includes('Bobine is at') && ready());
    site.once('exit', (code) => fail(new Error(`The site ended with ${code}`)));
  });
  const stop = () =>
    new Promise<void>((stopped) => {
      site.removeAllListeners('exit').once('exit', () => stopped());
      site.kill('SIGTERM');
    });
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
