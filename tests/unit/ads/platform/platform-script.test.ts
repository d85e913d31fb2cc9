// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPlatform } from '@/lib/ads/platform/ask-platform';
import { agreed, createPlatform } from '../../../doubles/consent-platform';

const script = 'https://cmp.example/cmp.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, '__tcfapi');
  Reflect.deleteProperty(window, '__gpp');
});

function ask(api: 'tcf' | 'gpp' = 'tcf') {
  const hear = vi.fn();
  const stop = askPlatform({ api, script, vendors: [755] }, hear);
  return { stop, answers: () => hear.mock.calls.map(([answer]) => answer) };
}
const addresses = () => [...document.scripts].map(({ src }) => src);

test('its script holds nothing else up, and stands beside those of others', () => {
  const other = document.createElement('script');
  other.src = 'https://other.example/other.js';
  document.head.append(other);
  ask();
  expect(addresses()).toEqual([other.src, script]);
  expect(document.scripts[1]?.async).toBe(true);
});

test('two who ask at the same time fetch it once, and both hear that it did not come', () => {
  const [one, two] = [ask(), ask()];
  expect(addresses()).toEqual([script]);
  document.scripts[0]?.dispatchEvent(new Event('error'));
  expect([one.answers(), two.answers()]).toEqual([['refused'], ['refused']]);
  expect(addresses()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that did not come is fetched again by the next who asks', () => {
  ask();
  document.scripts[0]?.dispatchEvent(new Event('error'));
  ask();
  expect(addresses()).toEqual([script]);
});

test('who has left before it came waits for nothing, and hears nothing of its failure', () => {
  const { stop, answers } = ask();
  stop();
  expect(vi.getTimerCount()).toBe(0);
  document.scripts[0]?.dispatchEvent(new Event('error'));
  expect(answers()).toEqual([]);
});

test('nothing is waited for once there is an answer, nor after leaving the question', () => {
  const platform = createPlatform('tcf');
  platform.put();
  const { answers } = ask();
  platform.say(agreed);
  expect(answers()).toEqual(['given']);
  expect(vi.getTimerCount()).toBe(0);
  const { stop } = ask();
  platform.say({ ...agreed, eventStatus: 'cmpuishown' });
  expect(vi.getTimerCount()).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['tcf', '__tcfapi', agreed],
  ['gpp', '__gpp', { pingData: { signalStatus: 'ready', applicableSections: [-1] } }],
] as const)('what cannot be called under the name of %s is waited on', (api, name, yes) => {
  Object.assign(window, { [name]: {} });
  const platform = createPlatform(api);
  platform.begin(yes);
  const { answers } = ask(api);
  vi.advanceTimersByTime(1000);
  expect(answers()).toEqual([]);
  platform.put();
  vi.advanceTimersByTime(100);
  expect(answers()).toEqual(['given']);
});

test.each([
  [
    'tcf',
    '__tcfapi',
    [
      ['addEventListener', 2],
      ['removeEventListener', 2, 7],
    ],
  ],
  ['gpp', '__gpp', [['addEventListener'], ['removeEventListener', 7]]],
] as const)('the interface of %s is asked as it is written down', (api, name, commands) => {
  const call = vi.fn((...given: unknown[]) => {
    const hear = given.find((one) => typeof one === 'function') as (...said: unknown[]) => void;
    hear(given[0] === 'addEventListener' ? { listenerId: 7 } : null, true);
  });
  Object.assign(window, { [name]: call });
  ask(api).stop();
  const plain = (given: unknown[]) => given.filter((one) => typeof one !== 'function');
  expect(call.mock.calls.map(plain)).toEqual(commands);
});

test('one that only says that it is on its way has no more than its five seconds', () => {
  const platform = createPlatform('tcf');
  platform.put();
  const { answers } = ask();
  vi.advanceTimersByTime(4_000);
  platform.say({ ...agreed, eventStatus: undefined });
  vi.advanceTimersByTime(1_000);
  expect(answers()).toEqual(['refused']);
});

test.each(['tcf', 'gpp'] as const)('%s that fails without a word is a no', (api) => {
  const platform = createPlatform(api);
  platform.put();
  const { answers } = ask(api);
  platform.say(null, false);
  expect(answers()).toEqual(['refused']);
});
