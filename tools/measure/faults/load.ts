import { memoryOf, runClients, sendRequest, wait } from '../harness';
import { median, percentile, trend } from '../statistics';
import { writeRaw } from './connections';
import type { Fault } from './fault';

/** Response times (ms) of a cached page, requested repeatedly until a moment. */
async function timePage(port: number, until: number): Promise<number[]> {
  const pageTimes: number[] = [];
  await runClients(1, async () => {
    const begun = performance.now();
    await sendRequest({ port, path: '/vod' }).catch(() => {});
    pageTimes.push(performance.now() - begun);
    await wait(10);
    return performance.now() < until;
  });
  return pageTimes;
}

/** Forty catalogue requests a second with different queries, beside one visitor who requests a cached page. */
export const rush: Fault = {
  name: 'forty catalogue requests a second',
  async inject({ port, times }) {
    await sendRequest({ port, path: '/catalogue?q=first' });
    const baseline = median(await timePage(port, performance.now() + 2_000));
    const until = performance.now() + 1_000 * times(60, 10);
    const timing = timePage(port, until);
    const requests: Promise<number>[] = [];
    for (let number = 0; performance.now() < until; number += 1) {
      const path = `/catalogue?q=film+${number}&sort=title`;
      const headers = { 'x-forwarded-for': `203.0.113.${number % 250}` };
      const answer = sendRequest({ port, path, headers });
      requests.push(answer.then(({ status }) => status).catch(() => 0));
      await wait(25);
    }
    const [pageTimes, statuses] = [await timing, await Promise.all(requests)];
    const count = (is: (status: number) => boolean) => statuses.filter(is).length;
    const [broken, silent] = [count((status) => status >= 500), count((status) => status === 0)];
    const [ok, later] = [count((status) => status === 200), count((status) => status === 429)];
    const p99 = percentile(pageTimes, 0.99).toFixed(0);
    return {
      summary: `another page has p50 ${median(pageTimes).toFixed(1)} ms (alone ${baseline.toFixed(1)}), p99 ${p99} ms; of ${statuses.length} queries ${ok} answered, ${later} told to come later, ${silent} without an answer in 10 s, ${broken} × 5xx`,
      hasPassed: median(pageTimes) < 25 + 5 * baseline && broken + silent === 0 && ok > 0,
    };
  },
};

/**
 * `maxGrowth`: limit for the growth of memory in MB, from the first to the last reading. `readings`: number of
 * readings. They begin after a tenth of the time.
 */
const [maxGrowth, readings] = [60, 20];

const pages = ['/', '/vod', '/de/vod', '/shop', '/movie/nerven', '/de/movie/judex', '/sitemap.xml'];

/**
 * The n-th request: mostly pages; every eighth is a search, an API request, a part of a video or an unknown
 * address.
 */
function write(number: number) {
  const others = [
    { path: `/catalogue?q=film+${number % 500}` },
    { path: `/api/films?genre=drama&page=${number % 9}` },
    {
      path: '/media/etude-en-disques/film.mp4',
      headers: { range: `bytes=${number % 99}00-99999` },
    },
    { path: `/nope/${number}` },
  ];
  const page = { path: pages[number % pages.length] ?? '/', headers: {} };
  const requests = number % 8 === 7 ? (others[(number >> 3) % others.length] ?? page) : page;
  const encoding = ['br', 'gzip', 'identity'][number % 3] ?? 'br';
  return { ...requests, headers: { 'accept-encoding': encoding, ...requests.headers } };
}

/** Ordinary mixed traffic for ten minutes with `--whole`, else for ten seconds. */
export const soak: Fault = {
  name: 'soak',
  async inject({ port, pid, times }) {
    const seconds = times(600, 10);
    const until = performance.now() + seconds * 1_000;
    let [number, failed, first] = [0, 0, ''];
    const visiting = runClients(8, async (agent) => {
      number += 1;
      const requests = write(number);
      const { status } = await sendRequest({ port, agent, ...requests }).catch(
        ({ message }: Error) => {
          first ||= ` (${requests.path} ${message})`;
          return { status: 599 };
        },
      );
      if (status >= 500) failed += 1;
      // A client that disconnects early.
      if (number % 50 === 0)
        writeRaw(port, 'GET /catalogue?q=left HTTP/1.1\r\nHost: a\r\n\r\n').end();
      await wait(10);
      return performance.now() < until;
    });
    const memory: number[] = [];
    await wait(seconds * 100);
    for (let reading = 0; reading < readings; reading += 1) {
      memory.push(memoryOf(pid));
      await wait((seconds * 900) / readings);
    }
    await visiting;
    const growth = trend(memory) * (readings - 1);
    return {
      summary: `${number.toLocaleString('en')} requests in ${seconds} s, ${failed} failed${first}; memory ${growth.toFixed(0)} MB more at its end (${Math.round(memory.at(-1) ?? 0)})`,
      hasPassed: failed === 0 && growth < maxGrowth,
    };
  },
};
