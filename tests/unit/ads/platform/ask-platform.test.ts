// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPlatform } from '@/lib/ads/platform/ask-platform';
import { agreed, createPlatform, declined } from '../../../doubles/consent-platform';

const script = 'https://cmp.example/cmp.js';
const shown = { eventStatus: 'cmpuishown', cmpStatus: 'loaded', gdprApplies: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, '__tcfapi');
  Reflect.deleteProperty(window, '__gpp');
});

function ask(api: 'tcf' | 'gpp' = 'tcf') {
  const hear = vi.fn();
  const platform = createPlatform(api);
  const stop = askPlatform({ api, script, vendors: [755] }, hear);
  const answers = () => hear.mock.calls.map(([answer]) => answer);
  return { platform, answers, stop };
}

test('its script is fetched, and its answer heard once it is there', () => {
  const { platform, answers } = ask();
  expect([...document.scripts].map(({ src }) => src)).toEqual([script]);
  vi.advanceTimersByTime(1000);
  expect(answers()).toEqual([]);
  platform.begin({ ...agreed, eventStatus: 'tcloaded' });
  platform.put();
  vi.advanceTimersByTime(100);
  expect(answers()).toEqual(['given']);
});

test('one that stands there already is not fetched a second time', () => {
  createPlatform('tcf').put();
  ask();
  expect(document.scripts).toHaveLength(0);
});

test('who is asked has a minute to answer, and the answer may change', () => {
  const { platform, answers } = ask();
  platform.put();
  vi.advanceTimersByTime(100);
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

test.each([
  ['never comes', () => {}],
  ['comes and says nothing', (platform: ReturnType<typeof createPlatform>) => void platform.put()],
])('one that %s is a no after five seconds', (_, act) => {
  const { platform, answers } = ask();
  act(platform);
  vi.advanceTimersByTime(4_900);
  expect(answers()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(answers()).toEqual(['refused']);
});

test('a question that nobody answers is a no after a minute; a late yes is told as what it is', () => {
  const { platform, answers } = ask();
  platform.put();
  vi.advanceTimersByTime(100);
  platform.say(shown);
  vi.advanceTimersByTime(61_000);
  expect(answers()).toEqual(['refused']);
  platform.say(agreed);
  expect(answers()).toEqual(['refused', 'given']);
});

test('a script that cannot be fetched is a no at once', () => {
  const { answers } = ask();
  document.scripts[0]?.dispatchEvent(new Event('error'));
  expect(answers()).toEqual(['refused']);
  expect(document.scripts).toHaveLength(0);
});

test('an interface that throws, or tells what nobody can read, is a no', () => {
  Object.assign(window, {
    __tcfapi: () => {
      throw new Error('no');
    },
  });
  expect(ask().answers()).toEqual(['refused']);
  Object.assign(window, {
    __tcfapi: (_name: string, _version: number, hear: (...said: unknown[]) => void) =>
      hear(
        {
          ...agreed,
          purpose: {
            consents: new Proxy(
              {},
              {
                get: () => {
                  throw new Error('no');
                },
              },
            ),
          },
        },
        true,
      ),
  });
  expect(ask().answers()).toEqual(['refused']);
});

test('who stops hears nothing more, and the platform is told', () => {
  const { platform, answers, stop } = ask();
  platform.put();
  vi.advanceTimersByTime(100);
  platform.say(shown);
  stop();
  expect(platform.asked).toEqual(['addEventListener', 'removeEventListener']);
  expect(platform.listening()).toBe(0);
  vi.advanceTimersByTime(100_000);
  expect(answers()).toEqual([]);
});

test.each(['tcf', 'gpp'] as const)(
  'who stops before %s has said a number for the listener is taken off its list with its first word',
  (api) => {
    const { platform, answers, stop } = ask(api);
    platform.put();
    vi.advanceTimersByTime(100);
    stop();
    expect(platform.asked).toEqual(['addEventListener']);
    platform.say(shown);
    expect(platform.asked).toEqual(['addEventListener', 'removeEventListener']);
    expect(platform.listening()).toBe(0);
    expect(answers()).toEqual([]);
  },
);

test('a platform that goes on talking to who has left is asked to stop once', () => {
  const command = vi.fn();
  Object.assign(window, { __tcfapi: command });
  const { answers, stop } = ask();
  const say = command.mock.lastCall?.[2] as (data: object, success: boolean) => void;
  stop();
  say({ ...shown, listenerId: 0 }, true);
  say({ ...agreed, listenerId: 0 }, true);
  expect(command.mock.calls.map(([name, , , id]) => [name, id])).toEqual([
    ['addEventListener', undefined],
    ['removeEventListener', 0],
  ]);
  expect(answers()).toEqual([]);
});

test('a platform that breaks as it is left harms nobody', () => {
  const command = vi.fn((name: string, _version: number, hear: (...said: unknown[]) => void) => {
    if (name === 'removeEventListener') throw new Error('no');
    hear({ ...shown, listenerId: 1 }, true);
  });
  Object.assign(window, { __tcfapi: command });
  expect(ask().stop).not.toThrow();
});

test('GPP is heard by its own interface', () => {
  const { platform, answers } = ask('gpp');
  platform.put();
  vi.advanceTimersByTime(100);
  platform.say({ pingData: { signalStatus: 'ready', applicableSections: [-1] } });
  expect(answers()).toEqual(['given']);
});
