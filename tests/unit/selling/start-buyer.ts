import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll } from 'vitest';
import { bundleProgram } from '../bundle-program';

type Hear = (line: string) => void;
/** No file may become longer than so many bytes; its process is told, not ended. */
type Limit = { most: number };

export type Buyer = ReturnType<typeof startBuyer>;

/** For tests that start shops' processes: bundled once, so that one is there in a moment. */
export function buyers(): (where: string, hear: Hear, limit?: Limit) => Buyer {
  let program: Awaited<ReturnType<typeof bundleProgram>>;
  beforeAll(async () => {
    program = await bundleProgram('tests/unit/selling/buy.ts');
  });
  afterAll(() => program?.remove());
  return (where, hear, limit) => startBuyer([program.path, where], hear, limit);
}

/** Starts a shop's process (`buy.ts`) on a database; `ready` once it is open. */
function startBuyer(given: string[], hear: Hear, limit?: Limit) {
  const [program, ...rest] = limit
    ? ['sh', '-c', limitFiles(limit), 'sh', ...given]
    : ['node', ...given];
  const child = spawn(program, rest, { stdio: ['pipe', 'pipe', limit ? 'ignore' : 'inherit'] });
  // Killed, it no longer reads.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout });
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]);
  const ready = new Promise<void>((resolve, reject) => {
    ended.then(([[code]]) => reject(new Error(`It ended with ${code} before it was ready`)));
    lines.on('line', (line) => (line === 'ready' ? resolve() : hear(line)));
  });
  // Whoever waits for it hears of it; a spare one that is not needed is waited for by nobody.
  ready.catch(() => undefined);
  return {
    ready,
    /** Sends forms, all at once. */
    send: (formKeys: readonly string[]) =>
      child.stdin.write(formKeys.map((key) => `${key}\n`).join('')),
    /** Lets it finish what it has. */
    async end() {
      child.stdin.end();
      const [[code]] = await ended;
      if (code !== 0) throw new Error(`It ended with ${code}`);
    },
    /** As the system does it that needs the memory; what it has said before is heard to the end. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Blocks of 512 bytes (POSIX). */
const limitFiles = ({ most }: Limit) =>
  `trap '' XFSZ; ulimit -f ${Math.floor(most / 512)}; exec node "$@"`;
