import { beforeEach, expect, test, vi } from 'vitest';
import { consentFor, deviceConsent } from '@/lib/ads/consent';
import { createConsentFlow } from '@/lib/ads/consent-flow';
import type { Answer, Choice } from '@/lib/security/consent/choices';

// @vitest-environment jsdom

type Hear = (answer: Answer) => void;
const platform = vi.hoisted(() => ({ fails: false, leave: vi.fn(), hears: [] as Hear[] }));
vi.mock('@/lib/ads/platform/ask-platform', () => ({
  get askPlatform() {
    if (platform.fails) throw new TypeError('no network');
    return (_: unknown, hear: Hear) => {
      platform.hears.push(hear);
      return platform.leave;
    };
  },
}));

beforeEach(() => {
  platform.fails = false;
  platform.hears.length = 0;
  platform.leave.mockClear();
  localStorage.clear();
});

const foreign = {
  ...{ backend: 'vast' as const, tag: 'https://ads.example/tag' },
  ...{ publisherId: 'p', channelId: 'c' },
};
const script = 'https://cmp.example/cmp.js';
const withPlatform = { ...foreign, platform: { api: 'tcf' as const, script, vendors: [755] } };

function open(first: Choice, config: Parameters<typeof createConsentFlow>[0]['config'] = foreign) {
  let choice = first;
  let listener = () => {};
  /** As an answer given in the dialog of choices, or in another tab. */
  const set = (to: Choice) => {
    choice = to;
    listener();
  };
  const store = {
    read: () => choice,
    remember: vi.fn(set),
    subscribe: (hear: () => void) => {
      listener = hear;
      return () => {
        listener = () => {};
      };
    },
  };
  let answer: (yes: boolean, explicit: boolean) => void = () => {};
  const takeBack = vi.fn();
  const ask = vi.fn((_: string, hear: typeof answer) => {
    answer = hear;
    return takeBack;
  });
  const send = vi.fn();
  const agreement = createConsentFlow({ config, language: 'fr', store, view: { ask }, send });
  const said = () => send.mock.calls.map(([{ type }]) => type);
  const press = (yes: boolean, explicit: boolean) => answer(yes, explicit);
  return { agreement, set, store, takeBack, said, press };
}
const given = 'consentGiven';
const refused = 'consentRefused';
const settle = () => vi.dynamicImportSettled();

test('without a platform our own answer counts; with one our yes is not enough, and our no is', () => {
  for (const own of ['given', 'refused', 'unknown'] as const)
    expect(open(own).agreement.read()).toBe(own);
  expect(open('given', withPlatform).agreement.read()).toBe('unknown');
  expect(open('refused', withPlatform).agreement.read()).toBe('refused');
});

test.each([
  [true, given],
  [false, refused],
])('an answer (%s) is kept and told once', (yes, told) => {
  const { agreement, press, said, store, takeBack } = open('unknown');
  agreement.ask();
  press(yes, true);
  expect(store.remember).toHaveBeenCalledExactlyOnceWith(yes ? 'given' : 'refused');
  expect(said()).toEqual([told]);
  expect(takeBack, 'the view has closed it itself').not.toHaveBeenCalled();
});

test('a question waved away is not kept, and a no given elsewhere after it is heard', () => {
  const { agreement, press, said, store, set } = open('unknown');
  agreement.ask();
  press(false, false);
  expect(store.remember).not.toHaveBeenCalled();
  set('refused');
  expect(said()).toEqual([refused, refused]);
});

test('a yes given elsewhere answers a question that stands here, and does nothing else', () => {
  const { agreement, said, set, takeBack } = open('unknown');
  set('given');
  expect(said()).toEqual([]);
  set('unknown');
  agreement.ask();
  set('given');
  expect(takeBack).toHaveBeenCalledOnce();
  expect(said()).toEqual([refused, given]);
});

test('a platform is asked once, and again after our yes was withdrawn and given anew', async () => {
  const { agreement, set, said } = open('given', withPlatform);
  agreement.ask();
  agreement.ask();
  await settle();
  expect(platform.hears).toHaveLength(1);
  platform.hears[0]?.('given');
  expect(agreement.read()).toBe('given');
  set('refused');
  expect(platform.leave).toHaveBeenCalledOnce();
  set('given');
  expect(agreement.read(), 'what it said before is void').toBe('unknown');
  agreement.ask();
  await settle();
  expect(platform.hears).toHaveLength(2);
  platform.hears[1]?.('refused');
  expect(said()).toEqual([given, refused, refused]);
});

test('who leaves listens no more, to the house or to its platform', async () => {
  const { agreement, set, said } = open('given');
  agreement.destroy();
  set('refused');
  expect(said()).toEqual([]);
  const other = open('given', withPlatform);
  other.agreement.ask();
  await settle();
  other.agreement.destroy();
  expect(platform.leave).toHaveBeenCalledOnce();
});

test('a platform whose code does not come is a no, and is asked at the next chance', async () => {
  platform.fails = true;
  const { agreement, said } = open('given', withPlatform);
  agreement.ask();
  await settle();
  expect([said(), platform.hears]).toEqual([[refused], []]);
  platform.fails = false;
  agreement.ask();
  await settle();
  expect([said(), platform.hears.length]).toEqual([[refused], 1]);
});

test.each([true, false])(
  'code that comes (fails: %s) after the player was left, or the yes withdrawn, asks nobody',
  async (fails) => {
    platform.fails = fails;
    const left = open('given', withPlatform);
    left.agreement.ask();
    left.agreement.destroy();
    const withdrawn = open('given', withPlatform);
    withdrawn.agreement.ask();
    withdrawn.set('refused');
    await settle();
    expect([left.said(), withdrawn.said()]).toEqual([[], [refused]]);
    expect(platform.hears).toEqual([]);
  },
);

test.each([
  { backend: 'vast', tag: 'https://ads.example/tag' },
  { backend: 'ima', tag: '/ads/vast.fr.xml' },
] as const)('$backend with $tag asks first, and the device keeps the answer', (config) => {
  const page = 'https://bobine.example/movie/x';
  const own = { backend: 'vast', tag: '/ads/vast.fr.xml' } as const;
  expect(consentFor(own, page, deviceConsent)).toBe('notNeeded');
  expect(consentFor(config, page, deviceConsent)).toBe('unknown');
  deviceConsent.remember('refused');
  expect(consentFor(config, page, deviceConsent)).toBe('refused');
  expect(localStorage.getItem('bobine-choices')).toBe('{"ads":"refused"}');
});

test('a corrupt answer on the device counts as none', () => {
  localStorage.setItem('bobine-choices', '{');
  expect(deviceConsent.read()).toBe('unknown');
});

test('the device tells of an answer until nobody listens', () => {
  const heard = vi.fn();
  const stop = deviceConsent.subscribe(heard);
  deviceConsent.remember('given');
  stop();
  deviceConsent.remember('refused');
  expect(heard).toHaveBeenCalledOnce();
});
