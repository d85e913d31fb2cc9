import { type Asked, openLine } from './open-line';
import { processorTime } from './processor-time';

/** A server, and what it is asked for the n-th time. */
export type Asking = { pid: number; port: number; ask: (number: number) => Omit<Asked, 'port'> };

export type Run = {
  /** µs of processor for a request, of each round. */
  cpu: number[];
  /** Of all requests (ms). */
  p50: number;
  p99: number;
  status: number;
};

/** Whatever is reached first; milliseconds. A site that is visited has this behind it for good. */
const warmUp = { requests: 6000, time: 3_000 };

/** More would say how long one waits for the other. */
const atOnce = 2;

/**
 * Asks servers for one thing over and over, each for a round and then the next, so that what else the machine does
 * meets all of them. What comes first is not counted: V8 translates then what requests run through.
 * @param seconds for a round
 */
export async function runCase(
  servers: readonly Asking[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Run[]> {
  const asked = await Promise.all(servers.map((server) => openRounds(server, seconds)));
  for (const { round, taken } of asked) {
    const until = performance.now() + warmUp.time;
    while (taken.length < warmUp.requests && performance.now() < until) await round();
  }
  for (const { taken } of asked) taken.length = 0;
  const cpu = servers.map((): number[] => []);
  for (let n = 0; n < rounds; n += 1)
    for (const [index, { round }] of asked.entries()) cpu[index]?.push(await round());
  return asked.map(({ taken, end, status }, index) => {
    end();
    taken.sort((a, b) => a - b);
    const at = (share: number) => taken[Math.floor((taken.length - 1) * share)] ?? Number.NaN;
    return { cpu: cpu[index] ?? [], p50: at(0.5), p99: at(0.99), status: status() };
  });
}

async function openRounds({ pid, port, ask }: Asking, seconds: number) {
  const lines = await Promise.all(Array.from({ length: atOnce }, () => openLine(port)));
  const taken: number[] = [];
  let number = 0;
  let status = 0;
  /** @returns µs of processor for a request */
  const round = async () => {
    const [from, before] = [number, processorTime(pid)];
    const until = performance.now() + seconds * 1000;
    const walk = async (line: (typeof lines)[number]) => {
      do {
        const begun = performance.now();
        status = await line.ask(ask(number++));
        taken.push(performance.now() - begun);
      } while (performance.now() < until);
    };
    await Promise.all(lines.map(walk));
    return ((processorTime(pid) - before) * 1000) / (number - from);
  };
  const end = () => {
    for (const line of lines) line.end();
  };
  return { round, taken, end, status: () => status };
}
