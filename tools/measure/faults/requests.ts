import { join } from 'node:path';
import { createRandom } from '@/lib/primitives/text/random';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import {
  diskOf,
  memoryOf,
  runClients,
  sendRequest,
  type TestRequest,
  type TestResponse,
} from '../harness';
import type { Fault } from './fault';

/** Sends `count` requests, sixteen at once. `onResponse` gets each response, or `undefined` if the request broke. */
async function requestAll(
  { port, count }: { port: number; count: number },
  write: (number: number) => Omit<TestRequest, 'port'>,
  onResponse: (answer: TestResponse | undefined, asked: Omit<TestRequest, 'port'>) => void,
): Promise<void> {
  let next = 0;
  await runClients(16, async (agent) => {
    if (next >= count) return false;
    const asked = write(next++);
    return onResponse(await sendRequest({ port, agent, ...asked }).catch(() => undefined), asked);
  });
}

type Case = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  expectedStatuses: number[];
};

const range = (range: string): Case => ({
  path: '/media/etude-en-disques/film.mp4',
  headers: { range: `bytes=${range}` },
  expectedStatuses: [416],
});
const cases: Case[] = [
  // An unknown sort order is redirected to the plain catalogue.
  { path: '/catalogue?__proto__=1&sort=a', expectedStatuses: [307] },
  { path: '/catalogue?__proto__=1&sort=title', expectedStatuses: [200] },
  { path: '/de/catalogue?__proto__=1&q=a&constructor=b', expectedStatuses: [200] },
  ...['99999999-', '5-1', '-0'].map(range),
  { path: '/_next/image?url=%2Fmedia%2F%25&w=640&q=75', expectedStatuses: [400, 404] },
  { path: '/_next/static/chunks/gone.js', expectedStatuses: [404] },
  { path: '/_next/nope', expectedStatuses: [404] },
  { path: '/_next/image', expectedStatuses: [400, 404] },
  { path: '/movie/%', expectedStatuses: [404] },
  { path: '/%E0%A4%A', expectedStatuses: [404] },
  ...['PUT', 'POST', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'].map((method) => ({
    ...{ path: '/vod', method, expectedStatuses: [405] },
  })),
  { path: '/vod', method: 'OPTIONS', expectedStatuses: [204] },
  { path: '/vod', headers: { host: 'a/b' }, expectedStatuses: [400] },
  { path: '/vod', headers: { rsc: '1' }, expectedStatuses: [307] },
  { path: '/vod', headers: { 'next-action': 'x' }, method: 'POST', expectedStatuses: [405] },
  { path: '/vod', headers: { 'x-middleware-subrequest': 'middleware' }, expectedStatuses: [200] },
  { path: `/vod?${'a'.repeat(12_000)}`, expectedStatuses: [200] },
];

/** Malformed and malicious requests. */
export const hostile: Fault = {
  name: 'requests that anybody can send',
  async inject({ port }) {
    const wrong: string[] = [];
    for (const { expectedStatuses, ...asked } of cases) {
      const { status } = await sendRequest({ port, ...asked }).catch(() => ({ status: 0 }));
      if (!expectedStatuses.includes(status))
        wrong.push(`${asked.method ?? 'GET'} ${asked.path.slice(0, 40)} ${status || 'broke'}`);
    }
    const summary = `${wrong.length} of ${cases.length} were not answered as they should be`;
    return { summary: [summary, ...wrong].join(', '), hasPassed: wrong.length === 0 };
  },
};

const mark = '<script>bobine</script>';
const pieces = [
  ...['..', '%2e%2e', '%00', '%', '%c0%af', '\\', '//', '?', '&', '=', ';', ':', '@', '*', '|'],
  ...['__proto__', 'constructor', 'toString', 'fr', 'de', 'movie', 'catalogue', '_next', 'api'],
  ...['films', 'media', 'poster', 'etc/passwd', '.env', 'package.json', 'q', 'sort', 'page'],
  ...['9'.repeat(30), '-1', '1e309', 'NaN', '%F0%9F%98%80', 'a'.repeat(300), '_rsc', "' OR 1=1--"],
  ...[encodeURIComponent(mark), '$%7B7*7%7D', '{{7*7}}', '%0d%0aSet-Cookie:%20a=b', 'javascript:'],
];
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const headers: Record<string, string>[] = [
  ...[{}, {}, { rsc: '1' }, { 'next-router-prefetch': '1' }, { 'next-action': 'a'.repeat(40) }],
  ...[{ range: 'bytes=9-1' }, { 'if-none-match': '"'.repeat(99) }, { cookie: 'a='.repeat(500) }],
  ...[{ 'x-forwarded-host': 'evil.example' }, { 'accept-encoding': 'br;q=nope,*;q=9' }],
  ...[{ 'x-middleware-subrequest': 'middleware:middleware' }, { host: 'evil.example' }],
  ...[{ 'content-type': 'multipart/form-data; boundary=' }, { 'x-forwarded-for': '::,,1.2.3' }],
];

/** Fault of a response to a hostile request; `undefined` if there is none. */
function checkResponse(answer: TestResponse | undefined) {
  if (!answer) return 'broke';
  if (answer.status >= 500) return 'failed';
  const body = answer.body.toString('latin1');
  const isReflected =
    /evil\.example/.test(`${body}${answer.headers.location}`) ||
    body.includes(mark) ||
    answer.headers['set-cookie']?.some((cookie) => cookie.startsWith('a='));
  return isReflected ? 'reflected' : undefined;
}

/** Random combinations of attack patterns, the same each time. */
export const randomRequests: Fault = {
  name: 'hostile requests by chance',
  async inject({ port, times }) {
    const { integer } = createRandom('hostile requests');
    const pick = <T>(list: readonly T[]) => list[integer(0, list.length - 1)] as T;
    const write = () => {
      const words = Array.from({ length: integer(1, 6) }, () => pick(pieces));
      const method = pick(methods);
      const path = `/${words.join(pick(['/', '/', '?', '&', '']))}`.replaceAll(' ', '%20');
      return { path, method, headers: pick(headers), ...(/^P/.test(method) && { body: mark }) };
    };
    const count = times(100_000, 5_000);
    const wrong = { failed: 0, broke: 0, reflected: 0 };
    let first = '';
    await requestAll({ port, count }, write, (answer, { method, path }) => {
      const what = checkResponse(answer);
      if (!what) return;
      wrong[what] += 1;
      first ||= ` (${what}: ${method} ${path.slice(0, 120)} ${answer?.status ?? ''})`;
    });
    return {
      summary: `of ${count.toLocaleString('en')} ${wrong.failed} × 5xx, ${wrong.broke} without an answer, ${wrong.reflected} reflected${first}`,
      hasPassed: wrong.failed + wrong.broke + wrong.reflected === 0,
    };
  },
};

/**
 * Limit for the growth of memory in MB after the first addresses. Some growth is normal: caches fill up to their
 * limits, and V8 collects garbage late.
 */
const maxGrowth = 80;

type Unknown = { name: string; part: number; first: number; write: (number: number) => string };

/**
 * Addresses never requested before, 10,000 of them with `--whole`. They must not fill the disk, and memory may
 * grow by `maxGrowth` at most.
 */
function askUnknown({ name, part, first, write }: Unknown): Fault {
  return {
    name,
    async inject({ port, pid, times }) {
      const built = join(builtRoot(), '.next');
      const statuses = new Map<number, number>();
      const requestRange = (from: number, count: number) =>
        requestAll(
          { port, count },
          (number) => ({ path: write(from + number) }),
          (answer) => {
            const status = answer?.status ?? 599;
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          },
        );
      await requestRange(0, first);
      const [memory, disk] = [memoryOf(pid), diskOf(built)];
      await requestRange(first, times(10_000, part) - first);
      const [growth, after] = [Math.round(memoryOf(pid) - memory), diskOf(built)];
      const answers = [...statuses].map(([status, often]) => `${often} × ${status}`).join(', ');
      return {
        summary: `${answers}; after the first ${first} memory ${growth} MB more, disk ${after.files - disk.files} files, ${after.bytes - disk.bytes} B more`,
        hasPassed:
          [...statuses.keys()].every((status) => status < 500) &&
          growth < maxGrowth &&
          after.files - disk.files < 5,
      };
    },
  };
}

export const slugs = askUnknown({
  ...{ name: 'unknown slugs', part: 10_000, first: 1_000 },
  write: (number) => `${number % 2 ? '/de' : ''}/movie/unknown-${number}`,
});
export const queries = askUnknown({
  ...{ name: 'catalogue queries', part: 400, first: 200 },
  write: (number) => `${number % 2 ? '/de' : ''}/catalogue?q=film+${number}`,
});
