// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPlatform } from '@/lib/ads/platform/ask-platform';
import { agreed, createPlatform, declined } from '../../../doubles/consent-platform';

const script = 'https://cmp.example/cmp.js';
const shown = { eventStatus: 'cmpuishown', cmpStatus: 'loaded', gdprApplies: true };
const yes = {
  tcf: agreed,
  gpp: { pingData: { signalStatus: 'ready', applicableSections: [-1] } },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, '__tcfapi');
  Reflect.deleteProperty(window, '__gpp');
});

/** A platform that is asked; it is there from the beginning, or comes when the test says so. */
function ask({ api = 'tcf' as 'tcf' | 'gpp', isThere = false } = {}) {
  const hear = vi.fn();
  const platform = createPlatform(api);
  if (isThere) platform.put();
  const stop = askPlatform({ api, script, vendors: [755] }, hear);
  const answers = () => hear.mock.calls.map(([answer]) => answer);
  const come = () => {
    platform.put();
    vi.advanceTimersByTime(100);
  };
  return { platform, answers, stop, come };
}
const addresses = () => [...document.scripts].map(({ src }) => src);
const breakDown = () => document.scripts[0]?.dispatchEvent(new Event('error'));

test.each(['tcf', 'gpp'] as const)('the script of %s is fetched, and its answer heard', (api) => {
  const name = { tcf: '__tcfapi', gpp: '__gpp' }[api];
  // What cannot be called under its name is no platform yet.
  Object.assign(window, { [name]: {} });
  const { platform, answers, come } = ask({ api });
  expect(addresses()).toEqual([script]);
  vi.advanceTimersByTime(1000);
  expect(answers()).toEqual([]);
  platform.begin(yes[api]);
  come();
  expect(answers()).toEqual(['given']);
});

test('a platform that stands there already is not fetched a second time', () => {
  ask({ isThere: true });
  expect(addresses()).toEqual([]);
});

test('two who ask at the same time fetch it once, hear that it did not come, and may ask anew', () => {
  const [one, two] = [ask(), ask()];
  expect(addresses()).toEqual([script]);
  breakDown();
  expect([one.answers(), two.answers()]).toEqual([['refused'], ['refused']]);
  expect(vi.getTimerCount()).toBe(0);
  expect(addresses()).toEqual([]);
  ask();
  expect(addresses()).toEqual([script]);
});

test('who is asked has a minute to answer, and the answer may change', () => {
  const { platform, answers } = ask({ isThere: true });
  platform.say(shown);
  vi.advanceTimersByTime(50_000);
  expect(answers()).toEqual([]);
  platform.say(agreed);
  platform.say(agreed);
  expect(answers(), 'twice the same is said once').toEqual(['given']);
  platform.say(shown);
  vi.advanceTimersByTime(100_000);
  platform.say(declined);
  expect(answers(), 'withdrawn').toEqual(['given', 'refused']);
});

test('a question that nobody answers is a no after a minute; a late yes is told as what it is', () => {
  const { platform, answers } = ask({ isThere: true });
  platform.say(shown);
  vi.advanceTimersByTime(61_000);
  expect(answers()).toEqual(['refused']);
  platform.say(agreed);
  expect(answers()).toEqual(['refused', 'given']);
});

type Asked = ReturnType<typeof ask>;
test.each<[string, (asked: Asked) => void]>([
  ['never comes', () => {}],
  ['comes and says nothing', ({ platform }) => platform.put()],
  [
    'only says that it is on its way',
    ({ platform, come }) => {
      come();
      platform.say({ ...agreed, eventStatus: undefined });
    },
  ],
])('one that %s is a no after five seconds', (_, act) => {
  const asked = ask();
  act(asked);
  vi.advanceTimersByTime(4_800);
  expect(asked.answers()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(asked.answers()).toEqual(['refused']);
});

test.each(['tcf', 'gpp'] as const)('%s that fails without a word is a no', (api) => {
  const { platform, answers } = ask({ api, isThere: true });
  platform.say(null, false);
  expect(answers()).toEqual(['refused']);
});

test('an interface that throws, or tells what nobody can read, is a no', () => {
  const fails = () => {
    throw new Error('no');
  };
  const consents = new Proxy({}, { get: fails });
  for (const command of [
    fails,
    (_name: string, _version: number, hear: (...said: unknown[]) => void) =>
      hear({ ...agreed, purpose: { consents } }, true),
  ]) {
    Object.assign(window, { __tcfapi: command });
    expect(ask().answers()).toEqual(['refused']);
  }
});

test('who stops hears nothing more, and the platform is told', () => {
  const { platform, answers, stop } = ask({ isThere: true });
  platform.say(shown);
  stop();
  expect(platform.asked).toEqual(['addEventListener', 'removeEventListener']);
  expect(platform.listening()).toBe(0);
  vi.advanceTimersByTime(100_000);
  expect(answers()).toEqual([]);
});

test.each(['tcf', 'gpp'] as const)(
  'who stops before %s has said a number for the listener leaves its list with its first word',
  (api) => {
    const { platform, answers, stop } = ask({ api, isThere: true });
    stop();
    expect(platform.asked).toEqual(['addEventListener']);
    platform.say(shown);
    expect(platform.asked).toEqual(['addEventListener', 'removeEventListener']);
    expect([platform.listening(), answers(), vi.getTimerCount()]).toEqual([0, [], 0]);
  },
);

test('a platform that breaks as it is left harms nobody', () => {
  const command = vi.fn((name: string, _version: number, hear: (...said: unknown[]) => void) => {
    if (name === 'removeEventListener') throw new Error('no');
    hear({ ...shown, listenerId: 1 }, true);
  });
  Object.assign(window, { __tcfapi: command });
  expect(ask().stop).not.toThrow();
});
