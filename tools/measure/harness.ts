import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';

/** A request to a local port; `silence` is the idle timeout (ms). */
export type TestRequest = {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string> | undefined;
  agent?: Agent;
  body?: string;
  silence?: number;
};
/** A response with its undecoded body. */
export type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Additional time for a late response (ms). When this process stalls on a busy machine, Node fires timers before
 * it reads arrived data.
 */
const grace = 2_000;

/** Sends a raw request. Rejects if the connection breaks or is idle for `silence` (ten seconds by default). */
export function sendRequest({
  body,
  silence = 10_000,
  ...asked
}: TestRequest): Promise<TestResponse> {
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

/** Load generator: each client uses one keep-alive connection and repeats `step` until it resolves to `false`. */
export async function runClients(
  clients: number,
  step: (agent: Agent) => Promise<unknown>,
): Promise<void> {
  const runClient = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while ((await step(agent)) !== false);
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, runClient));
}

/**
 * Memory of a process and its descendants in MB (Linux): current, or peak with `VmHWM`; 0 if unknown. The
 * current figure (`Pss`) counts memory shared by several processes once; `VmRSS` would count it for each
 * process.
 */
export function memoryOf(pid: number, metric: 'Pss' | 'VmHWM' = 'Pss'): number {
  try {
    const file = metric === 'Pss' ? 'smaps_rollup' : 'status';
    const status = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    const [, kilobytes] = new RegExp(`^${metric}:\\s+(\\d+)`, 'm').exec(status) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    const childMemory = children.filter(Boolean).map((child) => memoryOf(Number(child), metric));
    return childMemory.reduce((sum, one) => sum + one, Number(kilobytes ?? 0) / 1024);
  } catch {
    // Not Linux, or the process has ended.
    return 0;
  }
}

/** Number and total bytes of the files below a folder; links are not followed. */
export function diskOf(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => lstatSync(join(parentPath, name)).size);
  return { files: files.length, bytes: files.reduce((sum, size) => sum + size, 0) };
}

/** Path of the first page of a kind (its route folder) in a build, `/movie/…`. */
export function findPage(root: string, kind: string): string | undefined {
  const names = readdirSync(join(root, '.next/server/app/fr', kind)).sort();
  const page = names.find((name) => name.endsWith('.html'));
  return page && `/${kind}/${page.slice(0, -'.html'.length)}`;
}

/** Path of the first media file of a build with this extension and minimum size in bytes. */
export function findMedia(root: string, ending: string, least = 0): string | undefined {
  const media = join(root, 'public/media');
  const file = readdirSync(media, { recursive: true, encoding: 'utf8' })
    .sort()
    .find((name) => name.endsWith(ending) && statSync(join(media, name)).size >= least);
  return file && `/media/${file}`;
}

/** Prints a figure with its limit; above the limit, the process fails. */
export function report(name: string, value: number, unit: string, limit?: number): void {
  const isAbove = limit !== undefined && !(value <= limit);
  if (isAbove) process.exitCode = 1;
  const limitNote =
    limit === undefined ? '' : `  limit ${limit} ${unit}${isAbove ? '  ABOVE' : ''}`;
  const digits = Math.abs(value) < 100 ? 2 : 0;
  process.stdout.write(
    `${name.padEnd(46)}${value.toFixed(digits).padStart(9)} ${unit}${limitNote}\n`,
  );
}

/** Prints a table row: a name and right-aligned cells. */
export function printRow(name: string, cells: readonly string[], width: number): void {
  process.stdout.write(`${name.padEnd(26)}${cells.map((cell) => cell.padStart(width)).join('')}\n`);
}
