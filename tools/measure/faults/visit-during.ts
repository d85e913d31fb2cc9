import { Agent } from 'node:http';
import { ask, wait } from './ask';
import { listVisited } from './visited';

type Walk = {
  port: number;
  least: number;
  /** Without them what the build is visited for. */
  paths?: readonly string[];
  isFresh?: boolean;
};

export type Visits = { asked: number; failed: number; which: string[] };

/**
 * Visitors who walk on connections they keep while something is done, until that is over and they have asked at
 * least `least` times. Failed is what breaks or is not there any more.
 * @param isFresh each under an address that no cache before the site knows
 */
export async function visitDuring(
  { port, least, paths = listVisited(), isFresh = true }: Walk,
  work: () => Promise<unknown>,
): Promise<Visits> {
  const visits: Visits = { asked: 0, failed: 0, which: [] };
  let isOver = false;
  const walk = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver || visits.asked < least) {
      const path = paths[visits.asked % paths.length] ?? '/';
      visits.asked += 1;
      // A part of a film, as players ask for it.
      const headers = { range: 'bytes=0-9999' };
      const how = path.endsWith('.mp4')
        ? { path, headers }
        : { path: isFresh && path !== '/' ? `${path}?visit=${visits.asked}` : path };
      const { status } = await ask({ port, agent, ...how }).catch(({ message }: Error) => {
        visits.which.push(`${path} ${message}`);
        return { status: 599 };
      });
      if (status >= 400) {
        visits.failed += 1;
        visits.which.push(`${path} ${status}`);
      }
      await wait(3);
    }
    agent.destroy();
  };
  const walks = Array.from({ length: 16 }, walk);
  await wait(500);
  await work();
  isOver = true;
  await Promise.all(walks);
  return visits;
}

/** `0 of 3,204 GETs failed`, and the first of those that did. */
export function sayVisits({ asked, failed, which }: Visits): string {
  const first = which.length > 0 ? ` (${which[0]})` : '';
  return `${failed} of ${asked.toLocaleString('en')} GETs failed${first}`;
}
