import { expect, test, vi } from 'vitest';
import { readConsentStrings } from '@/lib/ads/platform/read-consent-strings';

type Answer = (data: object | null, success?: boolean) => void;
const tcf = (data: object | null) =>
  vi.fn(
    (command, _version, answer) => command === 'addEventListener' && answer(data, data !== null),
  );

test('a page’s consent platforms are read once; without them nothing is known', async () => {
  const __tcfapi = tcf({
    gdprApplies: true,
    tcString: 'CQ',
    listenerId: 3,
    eventStatus: 'tcloaded',
  });
  const __gpp = (_: unknown, answer: unknown) =>
    (answer as Answer)({ gppString: 'DBA~1', applicableSections: [2] });
  expect(await readConsentStrings({ __tcfapi, __gpp })).toEqual({
    ...{ gdprApplies: true, tcString: 'CQ', gppString: 'DBA~1', gppSections: [2] },
  });
  expect(__tcfapi.mock.lastCall?.slice(0, 2)).toEqual(['removeEventListener', 2]);
  expect(await readConsentStrings({})).toEqual({});
});

test('a platform that fails or does not answer holds nothing up', async () => {
  vi.useFakeTimers();
  const broken = () => {
    throw new Error('platform');
  };
  const reading = readConsentStrings({ __tcfapi: broken, __gpp: () => {} });
  await vi.advanceTimersByTimeAsync(500);
  expect(await reading).toEqual({});
  expect(await readConsentStrings({ __tcfapi: tcf(null) })).toEqual({});
  vi.useRealTimers();
});
