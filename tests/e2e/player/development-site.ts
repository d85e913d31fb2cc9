import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Beside the built site's. */
const port = Number(process.env.E2E_PORT ?? 3210) + 1;
export const developmentSite = `http://localhost:${port}`;

/**
 * What the tests will open is compiled before them, one after the other: at the first request for a route
 * with parameters next dev writes its list of paths anew, and who asks for a second route meanwhile reads
 * half of it and is answered 500 (`prerender-manifest.json` in next-dev-server.js).
 */
const opened = ['/movie/etude-en-diagonales', '/vod', '/poster/big-buck-bunny.svg'];

/**
 * `next dev`, where React runs every effect twice (StrictMode); a build does not. It keeps its own
 * files in `.next/dev`. Returns the way to end it.
 */
export async function startDevelopment(): Promise<() => Promise<void>> {
  const child = spawn('node', ['node_modules/next/dist/bin/next', 'dev', '-p', String(port)], {
    // A group of its own, so that its workers end with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const stop = () => endGroup(child);
  // Where the tests are broken off nothing else would end it.
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

/** Waits until it has ended: another one may follow, on the same port and in the same folder. */
async function endGroup(child: ChildProcess): Promise<void> {
  const ended = child.exitCode !== null || child.signalCode !== null;
  const exit = ended || new Promise((resolve) => child.once('exit', resolve));
  // It ends its own server first.
  child.kill('SIGTERM');
  await Promise.race([exit, sleep(5000, undefined, { ref: false })]);
  // Itself if it would not, and its workers if they have outlived it.
  signal(child, 'SIGKILL');
  await exit;
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // None of the group is left.
  }
}
