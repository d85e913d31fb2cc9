import { readFileSync } from 'node:fs';

/** Memory that a process and all below it hold now (MB; Linux). What they share counts for each. */
export function treeMemory(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    const below = children.filter(Boolean).map((child) => treeMemory(Number(child)));
    return Number(kilobytes ?? 0) / 1024 + below.reduce((sum, one) => sum + one, 0);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
