import { expect, test } from 'vitest';
import { judgeGpp } from '@/lib/ads/platform/judge-gpp';

const ready = { cmpStatus: 'loaded', signalStatus: 'ready' };
const judge = (ping: object, success = true) =>
  judgeGpp({ pingData: { ...ready, ...ping } }, success, [755]);
const free = { SaleOptOut: 2, SharingOptOut: 2, TargetedAdvertisingOptOut: 0 };

test('where no section applies there is nothing to agree to', () => {
  expect(judge({ applicableSections: [-1] })).toBe('given');
});

test('a section of the United States is a yes until it is objected to', () => {
  const usnat = (fields: object) => ({
    applicableSections: [7],
    parsedSections: { usnat: fields },
  });
  expect(judge(usnat(free))).toBe('given');
  expect(judge(usnat([free, { Gpc: false }])), 'in segments').toBe('given');
  for (const name of Object.keys(free))
    expect(judge(usnat({ ...free, [name]: 1 }))).toBe('refused');
  expect(judge(usnat([free, { Gpc: true }]))).toBe('refused');
});

test('Europe’s section is judged by the rules of TCF', () => {
  const purposes = Array.from({ length: 24 }, (_, at) => [1, 2, 7, 9, 10].includes(at + 1));
  const tcf = (fields: object) => ({
    applicableSections: [2],
    parsedSections: { tcfeuv2: fields },
  });
  expect(judge(tcf({ PurposeConsents: purposes, VendorConsents: [1, 755] }))).toBe('given');
  expect(judge(tcf({ PurposeConsents: purposes, VendorConsents: [1] }))).toBe('refused');
  expect(judge(tcf({ VendorConsents: [755] }))).toBe('refused');
});

test('what is not known, not said, or failed is a no; what is not ready is none yet', () => {
  expect(judge({ applicableSections: [] })).toBe('refused');
  expect(judge({ applicableSections: [7] })).toBe('refused');
  expect(judge({ applicableSections: [99], parsedSections: { usnat: free } })).toBe('refused');
  expect(judge({ applicableSections: [-1, 2] }), 'all that apply').toBe('refused');
  expect(judge({ applicableSections: [-1] }, false)).toBe('refused');
  expect(judgeGpp(null, true, [755])).toBe('refused');
  expect(judge({ cmpStatus: 'error', applicableSections: [-1] })).toBe('refused');
  expect(judge({ signalStatus: 'not ready' })).toBe('waiting');
  expect(judge({ signalStatus: 'not ready', cmpDisplayStatus: 'visible' })).toBe('asking');
});
