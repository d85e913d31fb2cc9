import { readFileSync } from 'node:fs';
import { serveBuild } from '@/tools/build/serve-build';

export type Served = {
  /** From starting the process to its first answer, ms. */
  started: number;
  ask: (path: string) => Promise<string>;
  /** The most memory the process has held so far, MB. */
  peak: () => number;
  stop: () => Promise<void>;
};

/** Serves the build in a folder and waits for its first answer to `path`. */
export async function serveSite(root: string, path: string): Promise<Served> {
  const start = performance.now();
  const { address, pid, stop } = await serveBuild({ root });
  const ask = async (asked: string) => {
    const response = await fetch(address + asked);
    const body = await response.text();
    if (!response.ok) throw new Error(`${asked} answered ${response.status}`);
    return body;
  };
  await ask(path);
  return { started: performance.now() - start, ask, peak: () => peakMemory(pid), stop };
}

/** Linux only: `VmHWM` of /proc. */
function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
