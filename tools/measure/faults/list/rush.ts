import { ask, wait } from '../ask';
import type { Fault } from '../fault';

const aSecond = 40;

/** How long a page that is in memory takes, asked for over and over until a moment (ms, sorted). */
async function walk(port: number, until: number): Promise<number[]> {
  const taken: number[] = [];
  while (performance.now() < until) {
    const begun = performance.now();
    await ask({ port, path: '/vod' }).catch(() => {});
    taken.push(performance.now() - begun);
    await wait(10);
  }
  return taken.sort((a, b) => a - b);
}

/** Requests for the catalogue until a moment, each another query, as from many visitors. */
async function rushUntil(port: number, until: number): Promise<number[]> {
  const asked: Promise<number>[] = [];
  for (let number = 0; performance.now() < until; number += 1) {
    const path = `/catalogue?q=film+${number}&sort=year`;
    const headers = { 'x-forwarded-for': `203.0.113.${number % 250}` };
    const answer = ask({ port, path, headers });
    asked.push(answer.then(({ status }) => status).catch(() => 0));
    await wait(1_000 / aSecond);
  }
  return Promise.all(asked);
}

/** Forty requests a second for the catalogue, and one who walks other pages beside them. */
export const rush: Fault = {
  name: 'forty catalogue requests a second',
  async provoke({ port, times }) {
    await ask({ port, path: '/catalogue?q=first' });
    const alone = await walk(port, performance.now() + 2_000);
    const until = performance.now() + 1_000 * times(60, 10);
    const [taken, statuses] = await Promise.all([walk(port, until), rushUntil(port, until)]);
    const at = (share: number, of = taken) => of[Math.floor((of.length - 1) * share)] ?? Infinity;
    const [middle, late, before] = [at(0.5), at(0.99), at(0.5, alone)];
    const count = (is: (status: number) => boolean) => statuses.filter(is).length;
    const broken = count((status) => status >= 500);
    const silent = count((status) => status === 0);
    return {
      said: `another page has p50 ${middle.toFixed(1)} ms (alone ${before.toFixed(1)}), p99 ${late.toFixed(0)} ms; of ${statuses.length} queries ${count((status) => status === 200)} answered, ${count((status) => status === 429)} told to come later, ${silent} without an answer in 10 s, ${broken} × 5xx`,
      isWell: middle < 25 + 5 * before && broken + silent === 0,
    };
  },
};
