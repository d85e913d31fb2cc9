import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Connections } from './connections';

/** Open files that the process keeps for itself: built files, pictures, a connection of its own now and then. */
const reserve = 24;

/**
 * How many connections a process may hold that may open so many files and has so many open: each may want a
 * file of its own at the same time. `Infinity` where nobody says (Linux alone does).
 */
export function mostConnections(limit: number, open: number): number {
  return Math.max(8, Math.floor((limit - open - reserve) / 2));
}

/** What Linux says of this process: how many files it may open, and has open. */
export function readFileLimit(): { limit: number; open: number } {
  try {
    const [, limit] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return { limit: Number(limit ?? Infinity), open: readdirSync('/proc/self/fd').length };
  } catch {
    return { limit: Infinity, open: 0 };
  }
}

/**
 * Beyond so many connections new ones are refused, rather than that no file can be opened any more; before
 * it comes to that, those are closed on which nobody asks for anything.
 */
export function limitConnections(server: Server, { open }: Connections, most: number): void {
  if (!Number.isFinite(most)) return;
  server.maxConnections = most;
  server.on('connection', () => {
    if (open.size > most * 0.75) server.closeIdleConnections();
  });
}
