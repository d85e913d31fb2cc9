import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { findPort } from '@/tools/setup/find-port';

export type ServedBuild = {
  /** Where it answers, without a slash at the end. */
  address: string;
  pid: number;
  /** What it has written to its log so far. */
  log: () => string;
  /** Ends it as a host does, and waits until it has ended. */
  stop: () => Promise<void>;
  /** Ends it as a fault does, at once. */
  kill: () => Promise<void>;
};

type Served = {
  root?: string | undefined;
  /** A free one where it is absent. */
  port?: number | undefined;
  env?: Record<string, string> | undefined;
};

/**
 * Serves the build in a folder as `npm start` does, on a port of this machine: for what measures a build or
 * tests it. Throws with its log where it ends before it listens.
 */
export async function serveBuild({ root, env, ...asked }: Served = {}): Promise<ServedBuild> {
  const port = asked.port ?? (await findPort());
  const child = spawn(process.execPath, [resolve('lib/server/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '', SITE_URL: '', STOP_NOTICE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Where whoever asked for it is broken off nothing else would end it.
  const breakOff = () => void child.kill();
  process.once('exit', breakOff);
  child.once('exit', () => process.off('exit', breakOff));
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
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Longer than a site takes at most to end by itself (ms). */
const patience = 15_000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(force);
}
