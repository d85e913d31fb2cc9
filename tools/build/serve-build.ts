import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { findPort } from '@/tools/setup/find-port';

export type ServedBuild = {
  /** Base URL, without a trailing slash. */
  address: string;
  pid: number;
  /** The stderr output so far. */
  log: () => string;
  /** Ends the server with SIGTERM, as a host does, and waits until it has exited. */
  stop: () => Promise<void>;
  /** Kills the process at once, as a crash would. */
  kill: () => Promise<void>;
};

type Served = {
  root?: string | undefined;
  /** Defaults to a free port. */
  port?: number | undefined;
  env?: Record<string, string> | undefined;
};

/**
 * Serves the build in a folder as `npm start` does, on a local port, for tests and measurements. Rejects with the
 * log if the server exits before it listens.
 */
export async function serveBuild({ root, env, ...options }: Served = {}): Promise<ServedBuild> {
  const port = options.port ?? (await findPort());
  const child = spawn(process.execPath, [resolve('lib/server/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '', SITE_URL: '', STOP_NOTICE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Ends the server if this process exits before it.
  const killChild = () => void child.kill();
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  let log = '';
  child.stderr.on('data', (part) => {
    log += part;
  });
  await new Promise<void>((listens, fail) => {
    child.stdout.on('data', (words) => String(words).includes('Bobine is at') && listens());
    child.once('exit', (code) => fail(new Error(`The site ended with code ${code}: ${log}`)));
  });
  return {
    address: `http://localhost:${port}`,
    pid: Number(child.pid),
    log: () => log,
    stop: () => end(child),
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Time (ms) after which the process is killed; longer than a graceful shutdown may take. */
const stopTimeout = 15_000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
  await exited;
  clearTimeout(force);
}
