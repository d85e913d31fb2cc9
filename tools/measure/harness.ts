import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';

/** A request to a port of this machine; `silence` is the time (ms) after which it is given up. */
export type Asked = {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string> | undefined;
  agent?: Agent;
  body?: string;
  silence?: number;
};
/** The body as it came, undecoded. */
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * How long a late answer may still come (ms). Where this process has stood still, on a busy machine, Node looks at its
 * clocks before it looks at what has arrived.
 */
const grace = 2_000;

/** Sends a request as it is written. Rejects where the connection breaks, or is silent for ten seconds. */
export function ask({ body, silence = 10_000, ...asked }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', timeout: silence, ...asked, headers: asked.headers ?? {} };
    const sent = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, headers, body: Buffer.concat(parts) });
      });
    });
    sent.on('timeout', () => {
      const silent = new Error(`${asked.path} did not answer in ${silence / 1000} s`);
      setTimeout(() => sent.destroy(silent), grace).unref();
    });
    sent.on('error', reject).end(body);
  });
}

export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The load generator: so many clients, each on a connection that it keeps, run `step` one after the other until
 * it returns `false`.
 */
export async function runClients(
  clients: number,
  step: (agent: Agent) => Promise<unknown>,
): Promise<void> {
  const walk = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while ((await step(agent)) !== false);
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, walk));
}

/** Memory (MB; Linux) that a process and those below it hold now, or with `VmHWM` have held at most; 0 where unknown. */
export function memoryOf(pid: number, figure: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes] = new RegExp(`${figure}:\\s+(\\d+)`).exec(status) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    const below = children.filter(Boolean).map((child) => memoryOf(Number(child), figure));
    return below.reduce((sum, one) => sum + one, Number(kilobytes ?? 0) / 1024);
  } catch {
    // Not Linux, or it has ended meanwhile.
    return 0;
  }
}

/** Files below a folder and their bytes; links are not followed. */
export function diskOf(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => lstatSync(join(parentPath, name)).size);
  return { files: files.length, bytes: files.reduce((sum, size) => sum + size, 0) };
}

/** The path of the first page of a kind (the folder of its route) in a build, `/movie/…`. */
export function findPage(root: string, kind: string): string | undefined {
  const names = readdirSync(join(root, '.next/server/app/fr', kind)).sort();
  const page = names.find((name) => name.endsWith('.html'));
  return page && `/${kind}/${page.slice(0, -'.html'.length)}`;
}

/** The path of the first media file of a build with this ending and at least so many bytes. */
export function findMedia(root: string, ending: string, least = 0): string | undefined {
  const media = join(root, 'public/media');
  const file = readdirSync(media, { recursive: true, encoding: 'utf8' })
    .sort()
    .find((name) => name.endsWith(ending) && statSync(join(media, name)).size >= least);
  return file && `/media/${file}`;
}

/** Prints a figure beside its limit; the process fails where it is above. */
export function report(name: string, value: number, unit: string, limit?: number): void {
  const isAbove = limit !== undefined && !(value <= limit);
  if (isAbove) process.exitCode = 1;
  const judged = limit === undefined ? '' : `  limit ${limit} ${unit}${isAbove ? '  ABOVE' : ''}`;
  const digits = Math.abs(value) < 100 ? 2 : 0;
  process.stdout.write(`${name.padEnd(46)}${value.toFixed(digits).padStart(9)} ${unit}${judged}\n`);
}

/** Prints a row of a table: a name, and cells set to the right. */
export function printRow(name: string, cells: readonly string[], width: number): void {
  process.stdout.write(`${name.padEnd(26)}${cells.map((cell) => cell.padStart(width)).join('')}\n`);
}
