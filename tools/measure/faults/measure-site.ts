import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** MB of memory that a process has (Linux; `undefined` elsewhere). */
export function memoryOf(pid: number): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Number(kilobytes) / 1024 : undefined;
  } catch {
    return undefined;
  }
}

/** Files below a folder and their bytes, without what links lead to. */
export function diskOf(folder: string): { files: number; bytes: number } {
  const found = { files: 0, bytes: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    found.files += 1;
    found.bytes += lstatSync(join(entry.parentPath, entry.name)).size;
  }
  return found;
}
