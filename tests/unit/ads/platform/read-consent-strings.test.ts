import { expect, test, vi } from 'vitest';
import { readConsentStrings } from '@/lib/ads/platform/read-consent-strings';

type Answer = (data: object | null, success?: boolean) => void;

test('a page’s consent platforms are asked once; one that fails or is silent holds nothing up', async () => {
  const data = { gdprApplies: true, tcString: 'CQ', listenerId: 3, eventStatus: 'tcloaded' };
  const __tcfapi = vi.fn((name, _, answer) => name === 'addEventListener' && answer(data, true));
  const __gpp = (_: unknown, answer: unknown) =>
    (answer as Answer)({ gppString: 'DBA~1', applicableSections: [2] });
  expect(await readConsentStrings({ __tcfapi, __gpp })).toEqual({
    ...{ gdprApplies: true, tcString: 'CQ', gppString: 'DBA~1', gppSections: [2] },
  });
  expect(__tcfapi.mock.lastCall?.slice(0, 2)).toEqual(['removeEventListener', 2]);
  expect(await readConsentStrings({})).toEqual({});
  vi.useFakeTimers();
  const broken = () => {
    throw new Error('platform');
  };
  const reading = readConsentStrings({ __tcfapi: broken, __gpp: () => {} });
  await vi.advanceTimersByTimeAsync(500);
  expect(await reading).toEqual({});
  vi.useRealTimers();
});
