import { Agent } from 'node:http';
import { trend } from '@/tools/measure/trend';
import { ask, say, wait } from '../ask';
import type { Fault } from '../fault';
import { memoryOf } from '../measure-site';

/** MB in all, from the first reading after a tenth of the time to the last. */
const mostGrowth = 60;
const readings = 20;

/** The n-th thing that somebody asks for: pages for the most part, and what is made for each. */
function write(number: number) {
  const pages = [
    '/',
    '/vod',
    '/de/vod',
    '/shop',
    '/movie/nerven',
    '/de/movie/judex',
    '/sitemap.xml',
  ];
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
  const encodings = ['br', 'gzip', 'identity'];
  const asked = number % 8 === 7 ? (others[(number >> 3) % others.length] ?? page) : page;
  const encoding = encodings[number % 3] ?? 'br';
  return { ...asked, headers: { 'accept-encoding': encoding, ...asked.headers } };
}

/** Everything that is asked of a site on an ordinary day, for ten minutes. */
export const soak: Fault = {
  name: 'soak',
  async provoke({ port, pid, times }) {
    const seconds = times(600, 10);
    const until = performance.now() + seconds * 1_000;
    const statuses = new Map<number, number>();
    let number = 0;
    let first = '';
    const walk = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (performance.now() < until) {
        number += 1;
        const asked = write(number);
        const { status } = await ask({ port, agent, ...asked }).catch(({ message }: Error) => {
          first ||= ` (${asked.path} ${message})`;
          return { status: 599 };
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // One who leaves in the middle.
        if (number % 50 === 0) say(port, 'GET /catalogue?q=left HTTP/1.1\r\nHost: a\r\n\r\n').end();
        await wait(10);
      }
      agent.destroy();
    };
    const walks = Promise.all(Array.from({ length: 8 }, walk));
    const memory: number[] = [];
    await wait(seconds * 100);
    for (let reading = 0; reading < readings; reading += 1) {
      memory.push(memoryOf(pid) ?? 0);
      await wait((seconds * 900) / readings);
    }
    await walks;
    const grown = trend(memory) * (readings - 1);
    const failed = [...statuses].filter(([status]) => status >= 500);
    const broken = failed.reduce((sum, [, often]) => sum + often, 0);
    return {
      said: `${number.toLocaleString('en')} requests in ${seconds} s, ${broken} failed${first}; memory ${grown.toFixed(0)} MB more at its end (${Math.round(memory.at(-1) ?? 0)})`,
      isWell: broken === 0 && grown < mostGrowth,
    };
  },
};
