import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type Served = {
  /** From starting the process to its first answer, ms. */
  started: number;
  ask: (path: string) => Promise<string>;
  /** Resident memory of the process now, MB. */
  memory: () => number;
  stop: () => void;
};

/** A copy of the built site, by links, whose own catalogue can be put in place of the real one. */
export function linkSite(site: string): string {
  const root = mkdtempSync(join(tmpdir(), 'bobine-benchmark-'));
  mkdirSync(join(root, '.next'));
  const link = (from: string, to: string, except: readonly string[]) => {
    for (const name of readdirSync(from))
      if (!except.includes(name)) symlinkSync(join(from, name), join(to, name));
  };
  link(site, root, ['.next', '.git']);
  link(join(site, '.next'), join(root, '.next'), ['bobine', 'dev']);
  return root;
}

/** Starts the site as `npm start` does and waits for the first answer to a search. */
export async function serveCatalogue(root: string, port: number): Promise<Served> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ask = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  };
  await firstAnswer(child, () => ask('/api/films?q=a'));
  const started = performance.now() - start;
  const stop = () => {
    child.kill();
    rmSync(root, { recursive: true });
  };
  return { started, ask, memory: () => residentMemory(child), stop };
}

async function firstAnswer(child: ChildProcess, ask: () => Promise<string>): Promise<void> {
  while (child.exitCode === null) {
    const answered = await ask().then(
      () => true,
      (error: Error) => error.message === 'fetch failed' && false,
    );
    if (answered) return;
    await wait(10);
  }
  throw new Error(`The site stopped with ${child.exitCode}: is there a build?`);
}

/** Linux only: `VmRSS` of /proc. */
function residentMemory({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
