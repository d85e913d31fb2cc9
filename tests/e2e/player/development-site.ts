import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** The port after that of the built site. */
const port = Number(process.env.E2E_PORT ?? 3210) + 1;
export const developmentSite = `http://localhost:${port}`;

/**
 * Pages compiled one after another before the tests. At the first request for a route with parameters, next dev
 * rewrites its list of paths; a parallel request for a second route reads half of it and is answered 500
 * (`prerender-manifest.json` in next-dev-server.js).
 */
const opened = ['/movie/etude-en-diagonales', '/vod', '/poster/big-buck-bunny.svg'];

/**
 * Starts `next dev`, where React runs every effect twice (StrictMode), unlike a build. Its files are in
 * `.next/dev`. Returns a function that ends it.
 */
export async function startDevelopment(): Promise<() => Promise<void>> {
  const child = spawn('node', ['node_modules/next/dist/bin/next', 'dev', '-p', String(port)], {
    // A process group of its own, so that its workers end with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const stop = () => endGroup(child);
  // Ends the server if the tests are aborted.
  process.once('exit', () => signal(child, 'SIGKILL'));
  try {
    for (const path of opened) await waitFor(child, path);
  } catch (error) {
    await stop();
    throw new Error(`next dev does not answer: ${log}`, { cause: error });
  }
  return stop;
}

async function waitFor(child: ChildProcess, path: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const response = await fetch(developmentSite + path).catch(() => undefined);
    if (response?.ok) return;
    if (response) throw new Error(`${path}: ${response.status}`);
    await sleep(200);
  }
}

/** Waits until the process has ended, since another one may use the same port and folder. */
async function endGroup(child: ChildProcess): Promise<void> {
  const ended = child.exitCode !== null || child.signalCode !== null;
  const exit = ended || new Promise((resolve) => child.once('exit', resolve));
  // Lets it end its own server first.
  child.kill('SIGTERM');
  await Promise.race([exit, sleep(5000, undefined, { ref: false })]);
  // Kills it if it does not end, and workers that outlive it.
  signal(child, 'SIGKILL');
  await exit;
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // The group has ended already.
  }
}
