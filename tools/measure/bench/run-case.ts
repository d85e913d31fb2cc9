import { Agent } from 'node:http';
import { type Asked, get } from './get';
import { processorTime } from './processor-time';

export type Run = {
  /** µs of processor for a request. */
  cpu: number;
  /** ms. */
  p50: number;
  p99: number;
  status: number;
};

/** Requests after which V8 has translated what they run through, for the most part. */
const warmUp = 30;

/** More would say how long one waits for the other. */
const atOnce = 2;

/**
 * Asks a server for one thing over and over, on connections that it keeps. What comes first is not counted.
 * @param seconds for so long
 */
export async function runCase(
  pid: number,
  seconds: number,
  write: (number: number) => Asked,
): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let number = 0;
  let status = 0;
  const askFor = async (most: number, until: number, least = 0) => {
    const taken: number[] = [];
    const walk = async () => {
      while ((performance.now() < until && taken.length < most) || taken.length < least) {
        const begun = performance.now();
        ({ status } = await get({ ...write(number++), agent }));
        taken.push(performance.now() - begun);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, walk));
    return taken;
  };
  await askFor(200, performance.now() + seconds * 400, warmUp);
  const before = processorTime(pid);
  const taken = await askFor(Infinity, performance.now() + seconds * 1000);
  const cpu = ((processorTime(pid) - before) * 1000) / taken.length;
  agent.destroy();
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor((taken.length - 1) * share)] ?? Number.NaN;
  return { cpu, p50: at(0.5), p99: at(0.99), status };
}
