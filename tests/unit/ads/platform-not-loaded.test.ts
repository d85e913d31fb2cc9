// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdConfig } from '@/lib/ads/ad-config';
import { createAgreement } from '@/lib/ads/agreement';
import { until } from '../until';

const asking = vi.hoisted(() => ({ fails: false, askPlatform: vi.fn(() => () => {}) }));
vi.mock('@/lib/ads/platform/ask-platform', () => ({
  get askPlatform() {
    if (asking.fails) throw new TypeError('no network');
    return asking.askPlatform;
  },
}));

beforeEach(() => {
  vi.clearAllMocks();
  asking.fails = true;
});

const config: AdConfig = {
  backend: 'vast',
  tag: 'https://ads.example/tag',
  publisherId: 'p',
  channelId: 'c',
  platform: { api: 'tcf', script: 'https://cmp.example/cmp.js', vendors: [755] },
};

/** Of a visitor who has agreed to our own question on an earlier page. */
function open() {
  let isGiven = true;
  let tell = () => {};
  const store = {
    read: () => (isGiven ? 'given' : 'refused') as 'given' | 'refused',
    remember: () => {},
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
  };
  const answer = (yes: boolean) => {
    isGiven = yes;
    tell();
  };
  const send = vi.fn();
  const view = { ask: () => () => {} };
  const agreement = createAgreement({ config, language: 'fr', store, view, send });
  return { agreement, answer, send };
}
const refused = { type: 'consentRefused' };

test('a platform whose code did not come is a no, and is asked at the next chance', async () => {
  const { agreement, send } = open();
  agreement.ask();
  await until(() => expect(send).toHaveBeenCalledExactlyOnceWith(refused));
  expect(asking.askPlatform).not.toHaveBeenCalled();
  asking.fails = false;
  agreement.ask();
  await until(() => expect(asking.askPlatform).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledOnce();
});

test('while its code is on its way it is asked once', async () => {
  asking.fails = false;
  const { agreement } = open();
  agreement.ask();
  agreement.ask();
  await until(() => expect(asking.askPlatform).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  expect(asking.askPlatform).toHaveBeenCalledOnce();
});

test('code that does not come to who has left, or has withdrawn the yes, is no answer', async () => {
  const left = open();
  left.agreement.ask();
  left.agreement.destroy();
  const withdrawn = open();
  withdrawn.agreement.ask();
  withdrawn.answer(false);
  await vi.dynamicImportSettled();
  expect(left.send).not.toHaveBeenCalled();
  expect(withdrawn.send).toHaveBeenCalledExactlyOnceWith(refused);
});

test('code that comes after the yes was withdrawn asks nobody', async () => {
  asking.fails = false;
  const { agreement, answer } = open();
  agreement.ask();
  answer(false);
  await vi.dynamicImportSettled();
  expect(asking.askPlatform).not.toHaveBeenCalled();
});
