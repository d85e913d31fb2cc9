// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import { consentFor, deviceConsent } from '@/lib/ads/consent';
import { createConsentFlow } from '@/lib/ads/consent-flow';
import type { Answer, Choice } from '@/lib/security/consent/choices';

type OnAnswer = (answer: Answer) => void;
const platform = vi.hoisted(() => ({ fails: false, stop: vi.fn(), listeners: [] as OnAnswer[] }));
vi.mock('@/lib/ads/platform/request-platform-consent', () => ({
  get requestPlatformConsent() {
    if (platform.fails) throw new TypeError('no network');
    return (_: unknown, onAnswer: OnAnswer) => {
      platform.listeners.push(onAnswer);
      return platform.stop;
    };
  },
}));

beforeEach(() => {
  platform.fails = false;
  platform.listeners.length = 0;
  platform.stop.mockClear();
});

const thirdParty = {
  ...{ backend: 'vast' as const, tag: 'https://ads.example/tag' },
  ...{ publisherId: 'p', channelId: 'c' },
};
const script = 'https://cmp.example/cmp.js';
const withPlatform = { ...thirdParty, platform: { api: 'tcf' as const, script, vendors: [755] } };

function open(
  first: Choice,
  config: Parameters<typeof createConsentFlow>[0]['config'] = thirdParty,
) {
  let choice = first;
  let listener = () => {};
  /** Simulates an answer in the privacy dialog or in another tab. */
  const set = (to: Choice) => {
    choice = to;
    listener();
  };
  const store = {
    read: () => choice,
    remember: vi.fn(set),
    subscribe: (onChange: () => void) => {
      listener = onChange;
      return () => {
        listener = () => {};
      };
    },
  };
  let answer: (yes: boolean, explicit: boolean) => void = () => {};
  const dismiss = vi.fn();
  const ask = vi.fn((_: string, onAnswer: typeof answer) => {
    answer = onAnswer;
    return dismiss;
  });
  const send = vi.fn();
  const flow = createConsentFlow({ config, language: 'fr', store, view: { ask }, send });
  const sent = () => send.mock.calls.map(([{ type }]) => type);
  const press = (yes: boolean, explicit: boolean) => answer(yes, explicit);
  return { flow, set, store, dismiss, sent, press };
}
const given = 'consentGiven';
const refused = 'consentRefused';
const settle = () => vi.dynamicImportSettled();

test('the visitor’s answer decides; with a consent platform, acceptance also needs the platform’s consent', () => {
  for (const own of ['given', 'refused', 'unknown'] as const)
    expect(open(own).flow.read()).toBe(own);
  expect(open('given', withPlatform).flow.read()).toBe('unknown');
  expect(open('refused', withPlatform).flow.read()).toBe('refused');
});

test.each([
  [true, given],
  [false, refused],
])('an explicit answer (accepted: %s) is stored and sent once', (yes, event) => {
  const { flow, press, sent, store, dismiss } = open('unknown');
  flow.ask();
  press(yes, true);
  expect(store.remember).toHaveBeenCalledExactlyOnceWith(yes ? 'given' : 'refused');
  expect(sent()).toEqual([event]);
  expect(dismiss).not.toHaveBeenCalled();
});

test('a dismissed question stores nothing, and a later refusal in another tab is sent', () => {
  const { flow, press, sent, store, set } = open('unknown');
  flow.ask();
  press(false, false);
  expect(store.remember).not.toHaveBeenCalled();
  set('refused');
  expect(sent()).toEqual([refused, refused]);
});

test('the platform is asked once, and again after a withdrawal', async () => {
  const { flow, set, sent } = open('given', withPlatform);
  flow.ask();
  flow.ask();
  await settle();
  expect(platform.listeners).toHaveLength(1);
  platform.listeners[0]?.('given');
  expect(flow.read()).toBe('given');
  set('refused');
  expect(platform.stop).toHaveBeenCalledOnce();
  set('given');
  expect(flow.read(), 'its earlier answer is void').toBe('unknown');
  flow.ask();
  await settle();
  expect(platform.listeners).toHaveLength(2);
  platform.listeners[1]?.('refused');
  expect(sent()).toEqual([given, refused, refused]);
});

test('consent is refused if the platform’s code fails to load, and the next call loads it again', async () => {
  platform.fails = true;
  const { flow, sent } = open('given', withPlatform);
  flow.ask();
  await settle();
  expect([sent(), platform.listeners]).toEqual([[refused], []]);
  platform.fails = false;
  flow.ask();
  await settle();
  expect([sent(), platform.listeners.length]).toEqual([[refused], 1]);
});

test.each([
  { backend: 'vast', tag: 'https://ads.example/tag' },
  { backend: 'ima', tag: '/ads/vast.fr.xml' },
] as const)('$backend with the tag $tag needs consent, which is stored on the device', (config) => {
  const page = 'https://bobine.example/movie/x';
  const own = { backend: 'vast', tag: '/ads/vast.fr.xml' } as const;
  expect(consentFor(own, page, deviceConsent)).toBe('notNeeded');
  expect(consentFor(config, page, deviceConsent)).toBe('unknown');
  deviceConsent.remember('refused');
  expect(consentFor(config, page, deviceConsent)).toBe('refused');
  expect(localStorage.getItem('bobine-choices')).toBe('{"ads":"refused"}');
});
