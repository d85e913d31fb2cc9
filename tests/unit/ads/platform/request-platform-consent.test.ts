// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestPlatformConsent } from '@/lib/ads/platform/request-platform-consent';
import { agreed, createPlatform, declined } from '../../../doubles/consent-platform';

const script = 'https://cmp.example/cmp.js';
const dialogShown = { eventStatus: 'cmpuishown', cmpStatus: 'loaded', gdprApplies: true };
const yes = { tcf: agreed, gpp: { pingData: { signalStatus: 'ready', applicableSections: [-1] } } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(window, '__tcfapi');
  Reflect.deleteProperty(window, '__gpp');
});

/** Asks a platform that is installed at once, or by `install`. */
function ask({ api = 'tcf' as 'tcf' | 'gpp', isInstalled = false } = {}) {
  const onAnswer = vi.fn();
  const platform = createPlatform(api);
  if (isInstalled) platform.install();
  const stop = requestPlatformConsent({ api, script, vendors: [755] }, onAnswer);
  const answers = () => onAnswer.mock.calls.map(([answer]) => answer);
  const install = () => {
    platform.install();
    vi.advanceTimersByTime(100);
  };
  return { platform, answers, stop, install };
}
const addresses = () => [...document.scripts].map(({ src }) => src);
const failScript = () => document.scripts[0]?.dispatchEvent(new Event('error'));

test.each(['tcf', 'gpp'] as const)('the script of %s is loaded and its answer reported', (api) => {
  const name = { tcf: '__tcfapi', gpp: '__gpp' }[api];
  // The global may be a placeholder at first.
  Object.assign(window, { [name]: {} });
  const { platform, answers, install } = ask({ api });
  expect(addresses()).toEqual([script]);
  vi.advanceTimersByTime(1000);
  expect(answers()).toEqual([]);
  platform.preset(yes[api]);
  install();
  expect(answers()).toEqual(['given']);
});

test('two calls load the script once, are refused if it fails, and may try again', () => {
  const [one, two] = [ask(), ask()];
  expect(addresses()).toEqual([script]);
  failScript();
  expect([one.answers(), two.answers()]).toEqual([['refused'], ['refused']]);
  expect(vi.getTimerCount()).toBe(0);
  expect(addresses()).toEqual([]);
  ask();
  expect(addresses()).toEqual([script]);
});

test('the visitor has a minute to answer, and may change the answer', () => {
  const { platform, answers } = ask({ isInstalled: true });
  platform.emit(dialogShown);
  vi.advanceTimersByTime(50_000);
  expect(answers()).toEqual([]);
  platform.emit(agreed);
  platform.emit(agreed);
  expect(answers()).toEqual(['given']);
  platform.emit(dialogShown);
  vi.advanceTimersByTime(100_000);
  platform.emit(declined);
  expect(answers(), 'withdrawn').toEqual(['given', 'refused']);
});

test('an open dialog counts as a refusal after a minute, and a later acceptance is still reported', () => {
  const { platform, answers } = ask({ isInstalled: true });
  platform.emit(dialogShown);
  vi.advanceTimersByTime(61_000);
  expect(answers()).toEqual(['refused']);
  platform.emit(agreed);
  expect(answers()).toEqual(['refused', 'given']);
});

type Asked = ReturnType<typeof ask>;
test.each<[string, (asked: Asked) => void]>([
  ['never loads', () => {}],
  ['sends nothing', ({ platform }) => platform.install()],
  [
    'is still loading',
    ({ platform, install }) => {
      install();
      platform.emit({ ...agreed, eventStatus: undefined });
    },
  ],
])('a platform that %s is refused after five seconds', (_, act) => {
  const asked = ask();
  act(asked);
  vi.advanceTimersByTime(4_800);
  expect(asked.answers()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(asked.answers()).toEqual(['refused']);
});

test.each(['tcf', 'gpp'] as const)('a failure of %s is a refusal', (api) => {
  const { platform, answers } = ask({ api, isInstalled: true });
  platform.emit(null, false);
  expect(answers()).toEqual(['refused']);
});

test('a platform that throws, or sends unreadable data, is a refusal', () => {
  const fails = () => {
    throw new Error('no');
  };
  const consents = new Proxy({}, { get: fails });
  for (const command of [
    fails,
    (_name: string, _version: number, callback: (...given: unknown[]) => void) =>
      callback({ ...agreed, purpose: { consents } }, true),
  ]) {
    Object.assign(window, { __tcfapi: command });
    expect(ask().answers()).toEqual(['refused']);
  }
});
