// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAgreement } from '@/lib/ads/agreement';
import type { Answer, Choice } from '@/lib/consent/choices';

type Hear = (answer: Answer) => void;
const asking = vi.hoisted(() => ({ leave: vi.fn(), hears: [] as Hear[] }));
vi.mock('@/lib/ads/platform/ask-platform', () => ({
  askPlatform: (_: unknown, hear: Hear) => {
    asking.hears.push(hear);
    return asking.leave;
  },
}));

beforeEach(() => {
  asking.hears.length = 0;
  asking.leave.mockClear();
});
afterEach(() => void vi.restoreAllMocks());

const tag = 'https://ads.example/tag';
const foreign = { backend: 'vast', tag, publisherId: 'p', channelId: 'c' } as const;
const script = 'https://cmp.example/cmp.js';
const withPlatform = { ...foreign, platform: { api: 'tcf' as const, script, vendors: [755] } };

function open(first: Choice, config: Parameters<typeof createAgreement>[0]['config'] = foreign) {
  let choice = first;
  let listener = () => {};
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
  const agreement = createAgreement({ config, language: 'fr', store, view: { ask }, send });
  const said = () => send.mock.calls.map(([{ type }]) => type);
  return {
    agreement,
    set,
    store,
    ask,
    takeBack,
    said,
    answer: (...a: [boolean, boolean]) => answer(...a),
  };
}
const given = 'consentGiven';
const refused = 'consentRefused';

test('without a platform what is read is our own answer', () => {
  expect(
    (['given', 'refused', 'unknown'] as const).map((own) => open(own).agreement.read()),
  ).toEqual([...['given', 'refused', 'unknown']]);
});

test('with a platform a yes of ours is not enough, and a no is', () => {
  expect(open('given', withPlatform).agreement.read()).toBe('unknown');
  expect(open('refused', withPlatform).agreement.read()).toBe('refused');
});

test.each([
  [true, given],
  [false, refused],
])('an answer (%s) that is kept, and heard of by whoever listens, is told once', (yes, told) => {
  const { agreement, answer, said, store, takeBack } = open('unknown');
  agreement.ask();
  answer(yes, true);
  expect(store.remember).toHaveBeenCalledExactlyOnceWith(yes ? 'given' : 'refused');
  expect(said()).toEqual([told]);
  expect(takeBack, 'the view has closed it itself').not.toHaveBeenCalled();
});

test('a question waved away is not kept, and a no that is given elsewhere after it is heard', () => {
  const { agreement, answer, said, store, set } = open('unknown');
  agreement.ask();
  answer(false, false);
  expect(store.remember).not.toHaveBeenCalled();
  set('refused');
  expect(said()).toEqual([refused, refused]);
});

test('a yes that is given elsewhere answers a question that stands here, and is else no word', () => {
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
  await vi.dynamicImportSettled();
  expect(asking.hears).toHaveLength(1);
  asking.hears[0]?.('given');
  expect(agreement.read()).toBe('given');
  set('refused');
  expect(asking.leave).toHaveBeenCalledOnce();
  set('given');
  expect(agreement.read(), 'what it said before is void').toBe('unknown');
  agreement.ask();
  await vi.dynamicImportSettled();
  expect(asking.hears).toHaveLength(2);
  asking.hears[1]?.('refused');
  expect(said()).toEqual([given, refused, refused]);
});

test('who leaves listens no more, to the house or to its platform', async () => {
  const { agreement, set, said } = open('given');
  expect(agreement.destroy).not.toThrow();
  set('refused');
  expect(said()).toEqual([]);
  const other = open('given', withPlatform);
  other.agreement.ask();
  await vi.dynamicImportSettled();
  other.agreement.destroy();
  expect(asking.leave).toHaveBeenCalledOnce();
});
