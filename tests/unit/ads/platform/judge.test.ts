import { describe, expect, test } from 'vitest';
import { judgeGpp } from '@/lib/ads/platform/judge-gpp';
import { judgeTcf } from '@/lib/ads/platform/judge-tcf';
import { agreed, declined } from '../../../doubles/consent-platform';

describe('TCF', () => {
  const google = [755];

  const all = (...numbers: number[]) => Object.fromEntries(numbers.map((number) => [number, true]));

  test.each(['tcloaded', 'useractioncomplete'])('a yes to all (%s) is a yes', (eventStatus) => {
    expect(judgeTcf({ ...agreed, eventStatus }, true, google)).toBe('given');
    expect(judgeTcf({ ...declined, eventStatus }, true, google)).toBe('refused');
  });

  test('where the law of Europe does not apply nothing has to be agreed to', () => {
    expect(judgeTcf({ ...declined, gdprApplies: false }, true, google)).toBe('given');
    expect(judgeTcf({ ...agreed, gdprApplies: undefined }, true, google)).toBe('waiting');
  });

  test('while the question stands there, and before, there is no answer', () => {
    expect(judgeTcf({ ...agreed, eventStatus: 'cmpuishown' }, true, google)).toBe('asking');
    expect(judgeTcf({ ...agreed, eventStatus: undefined }, true, google)).toBe('waiting');
  });

  test('what fails is a no', () => {
    expect(judgeTcf(agreed, false, google)).toBe('refused');
    expect(judgeTcf(null, true, google)).toBe('refused');
    expect(judgeTcf({ ...agreed, cmpStatus: 'error' }, true, google)).toBe('refused');
    expect(judgeTcf({ ...agreed, vendor: undefined }, true, google)).toBe('refused');
    expect(judgeTcf({ eventStatus: 'tcloaded', gdprApplies: true }, true, google)).toBe('refused');
  });

  test.each([1, 2, 7, 9, 10])('without purpose %i there is no advertisement', (missing) => {
    const consents = { ...agreed.purpose.consents, [missing]: false };
    expect(judgeTcf({ ...agreed, purpose: { consents } }, true, google)).toBe('refused');
  });

  test('an interest that is not objected to is enough for all but what is stored on the device', () => {
    const purpose = { consents: all(1), legitimateInterests: all(2, 7, 9, 10) };
    const vendor = { consents: all(755), legitimateInterests: all(755) };
    expect(judgeTcf({ ...agreed, purpose, vendor }, true, google)).toBe('given');
    const none = { consents: {}, legitimateInterests: all(1, 2, 7, 9, 10) };
    expect(judgeTcf({ ...agreed, purpose: none, vendor }, true, google)).toBe('refused');
    const objected = { consents: all(755), legitimateInterests: {} };
    expect(judgeTcf({ ...agreed, purpose, vendor: objected }, true, google)).toBe('refused');
  });

  test('every vendor of the house has to be agreed to', () => {
    expect(judgeTcf(agreed, true, [755, 12])).toBe('refused');
    expect(judgeTcf({ ...agreed, vendor: { consents: all(755, 12) } }, true, [755, 12])).toBe(
      'given',
    );
    expect(judgeTcf({ ...agreed, vendor: { consents: all(12) } }, true, google)).toBe('refused');
  });
});

describe('GPP', () => {
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
    expect(judge(tcf({ PurposeConsents: purposes }))).toBe('refused');
    expect(judge({ applicableSections: [2] }), 'without its fields').toBe('refused');
    const others = { usnat: { PurposeConsents: purposes, VendorConsents: [755] } };
    expect(judge({ applicableSections: [2], parsedSections: others })).toBe('refused');
  });

  test('in Europe’s section bits may be numbers, and an interest is enough for what it is enough for', () => {
    const bits = (...on: number[]) =>
      Array.from({ length: 12 }, (_, at) => Number(on.includes(at + 1)));
    const interests = (fields: object) =>
      judge({
        applicableSections: [2],
        parsedSections: {
          tcfeuv2: {
            ...{ PurposeConsents: bits(1), PurposeLegitimateInterests: bits(2, 7, 9, 10) },
            ...{ VendorConsents: [755], VendorLegitimateInterests: [755] },
            ...fields,
          },
        },
      });
    expect(interests({})).toBe('given');
    expect(interests({ PurposeConsents: bits() })).toBe('refused');
    expect(interests({ PurposeLegitimateInterests: bits(2, 7, 9) })).toBe('refused');
    expect(interests({ VendorLegitimateInterests: [12] })).toBe('refused');
    expect(interests({ VendorConsents: '755' }), 'no list').toBe('refused');
  });

  const states = (section: number, parsedSections: object) =>
    judge({ applicableSections: [section], parsedSections });

  test('the sections of the United States are the seventh to the twenty-seventh', () => {
    expect([6, 7, 8, 27, 28].map((section) => states(section, { usnat: free }))).toEqual([
      ...['refused', 'given', 'given', 'given', 'refused'],
    ]);
  });

  test('an objection in any section of the United States counts, one of another place does not', () => {
    expect(states(8, { usnat: free, usca: { ...free, SaleOptOut: 1 } })).toBe('refused');
    expect(states(8, { usca: free, cacp: { SaleOptOut: 1 } })).toBe('given');
    expect(states(8, { cacp: free })).toBe('refused');
  });

  test.each([
    ['is empty', { usnat: {} }],
    ['is not there', { usnat: undefined }],
    ['is nothing', { usnat: null }],
    ['has segments without fields', { usnat: [{}] }],
    ['says nothing of what is asked', { uspv1: { Version: 1, Notice: 'Y', OptOutSale: 'Y' } }],
  ])('a section of the United States that %s is no yes', (_, parsedSections) => {
    expect(states(7, parsedSections)).toBe('refused');
  });

  test('a state that knows only some of the objections is answered by those', () => {
    expect(states(9, { usva: { SaleOptOut: 2, TargetedAdvertisingOptOut: 2 } })).toBe('given');
  });

  test('beside one that says something an empty section changes nothing', () => {
    expect(states(8, { usnat: null, usca: free })).toBe('given');
  });

  test('an objection by the browser’s signal counts, alone too', () => {
    expect(states(7, { usnat: { Gpc: true } })).toBe('refused');
    expect(states(8, { usca: free, usnat: { Gpc: true } })).toBe('refused');
  });

  test('what is not known, not said, or failed is a no; what is not ready is none yet', () => {
    expect(judge({})).toBe('refused');
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
});
