import { askAll } from '../ask-all';
import type { Fault } from '../fault';

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

/** Chance that is the same each time (mulberry32). */
function createChance(seed: number): <T>(from: readonly T[]) => T {
  let state = seed;
  return (from) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from[((mixed ^ (mixed >>> 14)) >>> 0) % from.length] as never;
  };
}

/** Requests put together by chance of what attackers send. */
export const many: Fault = {
  name: 'hostile requests by chance',
  async provoke({ port, times }) {
    const pick = createChance(20_261_122);
    const lengths = [1, 2, 2, 3, 3, 4, 6];
    const write = () => {
      const words = Array.from({ length: pick(lengths) }, () => pick(pieces));
      const method = pick(methods);
      const path = `/${words.join(pick(['/', '/', '?', '&', '']))}`.replaceAll(' ', '%20');
      const body = /^P/.test(method) ? { body: mark } : {};
      return { path, method, headers: pick(headers), ...body };
    };
    const count = times(100_000, 5_000);
    const wrong = { failed: 0, broke: 0, reflected: 0, first: '' };
    await askAll({ port, count }, write, (answer, { method, path }) => {
      const what = !answer
        ? 'broke'
        : answer.status >= 500
          ? 'failed'
          : /evil\.example/.test(`${answer.start}${answer.headers.location}`) ||
              answer.start.includes(mark) ||
              answer.headers['set-cookie']?.some((cookie) => cookie.startsWith('a='))
            ? 'reflected'
            : undefined;
      if (!what) return;
      wrong[what] += 1;
      wrong.first ||= ` (${what}: ${method} ${path.slice(0, 120)} ${answer?.status ?? ''})`;
    });
    return {
      said: `of ${count.toLocaleString('en')} ${wrong.failed} × 5xx, ${wrong.broke} without an answer, ${wrong.reflected} reflected${wrong.first}`,
      isWell: wrong.failed + wrong.broke + wrong.reflected === 0,
    };
  },
};
