import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export type Served = {
  /** From starting the process to its first answer, ms. */
  started: number;
  ask: (path: string) => Promise<string>;
  /** The most memory the process has held so far, MB. */
  peak: () => number;
  stop: () => Promise<unknown>;
};

/** Starts the built site in a folder as `npm start` does and waits for its first answer to `path`. */
export async function serveSite(root: string, port: number, path: string): Promise<Served> {
  const start = performance.now();
  const child = spawn(process.execPath, ['lib/server/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '', SITE_URL: '', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ask = async (asked: string) => {
    const response = await fetch(`http://localhost:${port}${asked}`);
    const body = await response.text();
    if (!response.ok) throw new Error(`${asked} answered ${response.status}`);
    return body;
  };
  await firstAnswer(child, () => ask(path));
  const started = performance.now() - start;
  const stop = () => {
    child.kill();
    return ended;
  };
  return { started, ask, peak: () => peakMemory(child), stop };
}

async function firstAnswer(child: ChildProcess, ask: () => Promise<string>): Promise<void> {
  while (child.exitCode === null) {
    const answered = await ask().then(
      () => true,
      (error: Error) => {
        if (error.message !== 'fetch failed') throw error;
      },
    );
    if (answered) return;
    await wait(10);
  }
  throw new Error(`The site stopped with ${child.exitCode}: is there a build?`);
}

/** Linux only: `VmHWM` of /proc. */
function peakMemory({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
