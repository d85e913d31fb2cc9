import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** A port nobody listens on. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function waitForExit(child: ChildProcess) {
  if (child.exitCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

/** Serves a build a second time, with settings of its own. `root` is where the build lies. */
export async function startSite(env: Record<string, string> = {}, root = process.cwd()) {
  const port = await findPort();
  const child = spawn('node', ['lib/server/start.mjs'], {
    cwd: root,
    env: { ...process.env, SITE_URL: '', HOST: '', PORT: String(port), ...env },
  });
  let log = '';
  child.stderr.on('data', (part) => {
    log += part;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part) => String(part).includes('Bobine is at') && resolve());
    child.once('exit', () => reject(new Error(log)));
  });
  return {
    url: `http://localhost:${port}`,
    /** What the server has logged so far. */
    log: () => log,
    async stop() {
      child.kill('SIGTERM');
      await waitForExit(child);
    },
  };
}
