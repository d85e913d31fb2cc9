// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadRules, maySpend } from '@/lib/builds/meta/load-rules';

const asked: string[] = [];
const routes = [{ path: '/vod', rule: 'page' }];
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  answer = () => Response.json({ id: 'one', routes });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  asked.length = 0;
  Reflect.deleteProperty(navigator, 'connection');
});

it('waits 1000 ms, then asks for the rules of the running build', async () => {
  const loading = loadRules('one');
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/builds/meta/one.json']);
  expect(await loading).toEqual(routes);
});

it('asks for nothing in development, where there are none', async () => {
  expect(await loadRules()).toBeUndefined();
  expect(asked).toEqual([]);
});

it('asks for nothing on a dear connection', async () => {
  Object.assign(navigator, { connection: { effectiveType: 'slow-2g' } });
  const loading = loadRules('one');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toBeUndefined();
  expect(asked).toEqual([]);
});

it.each([
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '2g', saveData: false }, true],
  [undefined, true],
])('judges %o', (connection, may) => expect(maySpend(connection)).toBe(may));

it.each([
  ['404', () => Response.json({ status: 404 }, { status: 404 })],
  ['no JSON', () => new Response('<html>')],
  ['without rules', () => Response.json({ id: 'one' })],
  ['of rules without a path', () => Response.json({ routes: [{ rule: 'page' }] })],
])('has no rules where the answer is %s', async (_, given) => {
  answer = given;
  const loading = loadRules('one');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toBeUndefined();
});
