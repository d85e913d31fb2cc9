import { type Answered, ask } from '../ask';
import type { Fault } from '../fault';

type Case = { path: string; method?: string; headers?: Record<string, string>; wants: number[] };

const range = (range: string): Case => ({
  path: '/media/etude-en-disques/film.mp4',
  headers: { range: `bytes=${range}` },
  wants: [416],
});
const cases: Case[] = [
  // An order that there is not is led back to the catalogue.
  { path: '/catalogue?__proto__=1&sort=a', wants: [307] },
  { path: '/catalogue?__proto__=1&sort=title', wants: [200] },
  { path: '/de/catalogue?__proto__=1&q=a&constructor=b', wants: [200] },
  ...['99999999-', '5-1', '-0'].map(range),
  { path: '/_next/image?url=%2Fmedia%2F%25&w=640&q=75', wants: [400, 404] },
  { path: '/_next/static/chunks/gone.js', wants: [404] },
  { path: '/_next/nope', wants: [404] },
  { path: '/_next/image', wants: [400, 404] },
  { path: '/movie/%', wants: [404] },
  { path: '/%E0%A4%A', wants: [404] },
  ...['PUT', 'POST', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'].map((method) => ({
    ...{ path: '/vod', method, wants: [405] },
  })),
  { path: '/vod', method: 'OPTIONS', wants: [204] },
  { path: '/vod', headers: { host: 'a/b' }, wants: [400] },
  { path: '/vod', headers: { rsc: '1' }, wants: [307] },
  { path: '/vod', headers: { 'next-action': 'x' }, method: 'POST', wants: [405] },
  { path: '/vod', headers: { 'x-middleware-subrequest': 'middleware' }, wants: [200] },
  { path: `/vod?${'a'.repeat(12_000)}`, wants: [200] },
];

/** Requests that nobody sends who wants a page. */
export const hostile: Fault = {
  name: 'requests that anybody can send',
  async provoke({ port }) {
    const wrong: string[] = [];
    for (const { wants, ...asked } of cases) {
      const answer = await ask({ port, ...asked }).catch((): Answered | undefined => undefined);
      if (!wants.includes(answer?.status ?? 0))
        wrong.push(
          `${asked.method ?? 'GET'} ${asked.path.slice(0, 40)} ${answer?.status ?? 'broke'}`,
        );
    }
    const which = wrong.length > 0 ? `: ${wrong.join(', ')}` : '';
    return {
      said: `${wrong.length} of ${cases.length} were not answered as they should be${which}`,
      isWell: wrong.length === 0,
    };
  },
};
