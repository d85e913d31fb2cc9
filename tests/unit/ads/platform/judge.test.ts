import { describe, expect, test } from 'vitest';
import { evaluateGpp, evaluateTcf } from '@/lib/ads/platform/evaluate-consent';
import { agreed, declined } from '../../../doubles/consent-platform';

const google = [755];
const all = (...numbers: number[]) => Object.fromEntries(numbers.map((number) => [number, true]));

describe('TCF', () => {
  const judge = (change: object, vendors = google) =>
    evaluateTcf({ ...agreed, ...change }, true, vendors);

  test.each([
    ['given', { eventStatus: 'tcloaded' }],
    ['given', { eventStatus: 'useractioncomplete' }],
    ['refused', { ...declined, eventStatus: 'tcloaded' }],
    ['refused', { ...declined, eventStatus: 'useractioncomplete' }],
    // Where the law of Europe does not apply nothing has to be agreed to.
    ['given', { ...declined, gdprApplies: false }],
    ['waiting', { gdprApplies: undefined }],
    ['asking', { eventStatus: 'cmpuishown' }],
    ['waiting', { eventStatus: undefined }],
    ['refused', { cmpStatus: 'error' }],
    ['refused', { vendor: undefined }],
    ['refused', { purpose: undefined, vendor: undefined }],
  ])('is %s for %j', (verdict, change) => expect(judge(change)).toBe(verdict));

  test('that fails is a no', () => {
    expect(evaluateTcf(agreed, false, google)).toBe('refused');
    expect(evaluateTcf(null, true, google)).toBe('refused');
  });

  test.each([1, 2, 7, 9, 10])('without purpose %i is a no', (missing) => {
    const consents = { ...agreed.purpose.consents, [missing]: false };
    expect(judge({ purpose: { consents } })).toBe('refused');
  });

  test('takes an interest that is not objected to for all but what is stored on the device', () => {
    const purpose = { consents: all(1), legitimateInterests: all(2, 7, 9, 10) };
    const vendor = { consents: all(755), legitimateInterests: all(755) };
    expect(judge({ purpose, vendor })).toBe('given');
    const none = { consents: {}, legitimateInterests: all(1, 2, 7, 9, 10) };
    expect(judge({ purpose: none, vendor })).toBe('refused');
    const objected = { consents: all(755), legitimateInterests: {} };
    expect(judge({ purpose, vendor: objected })).toBe('refused');
  });

  test('has to be agreed to for every vendor of the house', () => {
    expect(judge({}, [755, 12])).toBe('refused');
    expect(judge({ vendor: { consents: all(755, 12) } }, [755, 12])).toBe('given');
    expect(judge({ vendor: { consents: all(12) } })).toBe('refused');
  });
});

describe('GPP', () => {
  const ready = { cmpStatus: 'loaded', signalStatus: 'ready' };
  const judge = (ping: object, success = true) =>
    evaluateGpp({ pingData: { ...ready, ...ping } }, success, google);
  const section = (number: number, parsedSections: object) =>
    judge({ applicableSections: [number], parsedSections });
  const free = { SaleOptOut: 2, SharingOptOut: 2, TargetedAdvertisingOptOut: 0 };

  test.each<[string, number, object]>([
    ['given', 7, { usnat: free }],
    ['given', 7, { usnat: [free, { Gpc: false }] }],
    ['refused', 7, { usnat: { ...free, SaleOptOut: 1 } }],
    ['refused', 7, { usnat: { ...free, SharingOptOut: 1 } }],
    ['refused', 7, { usnat: { ...free, TargetedAdvertisingOptOut: 1 } }],
    // The browser's own signal.
    ['refused', 7, { usnat: [free, { Gpc: true }] }],
    ['refused', 7, { usnat: { Gpc: true } }],
    ['refused', 8, { usca: free, usnat: { Gpc: true } }],
    // Of the United States are the seventh to the twenty-seventh.
    ['refused', 6, { usnat: free }],
    ['given', 27, { usnat: free }],
    ['refused', 28, { usnat: free }],
    ['refused', 99, { usnat: free }],
    // An objection in any of them counts, one of another place does not.
    ['refused', 8, { usnat: free, usca: { ...free, SaleOptOut: 1 } }],
    ['given', 8, { usca: free, cacp: { SaleOptOut: 1 } }],
    ['refused', 8, { cacp: free }],
    // One that says nothing is no yes, and changes nothing beside one that does.
    ['refused', 7, { usnat: {} }],
    ['refused', 7, { usnat: undefined }],
    ['refused', 7, { usnat: null }],
    ['refused', 7, { usnat: [{}] }],
    ['refused', 7, { uspv1: { Version: 1, Notice: 'Y', OptOutSale: 'Y' } }],
    ['given', 8, { usnat: null, usca: free }],
    // A state that knows only some of the objections.
    ['given', 9, { usva: { SaleOptOut: 2, TargetedAdvertisingOptOut: 2 } }],
  ])('is %s in section %i for %j', (verdict, number, sections) => {
    expect(section(number, sections)).toBe(verdict);
  });

  const bits = (...on: number[]) =>
    Array.from({ length: 24 }, (_, at) => Number(on.includes(at + 1)));
  const purposes = bits(1, 2, 7, 9, 10).map(Boolean);
  const interests = {
    ...{ PurposeConsents: bits(1), PurposeLegitimateInterests: bits(2, 7, 9, 10) },
    ...{ VendorConsents: [755], VendorLegitimateInterests: [755] },
  };
  test.each<[string, object]>([
    ['given', { PurposeConsents: purposes, VendorConsents: [1, 755] }],
    ['refused', { PurposeConsents: purposes, VendorConsents: [1] }],
    ['refused', { VendorConsents: [755] }],
    ['refused', { PurposeConsents: purposes }],
    ['given', interests],
    ['refused', { ...interests, PurposeConsents: bits() }],
    ['refused', { ...interests, PurposeLegitimateInterests: bits(2, 7, 9) }],
    ['refused', { ...interests, VendorLegitimateInterests: [12] }],
    ['refused', { ...interests, VendorConsents: '755' }],
  ])('is %s in Europe, by the rules of TCF, for %j', (verdict, tcfeuv2) => {
    expect(section(2, { tcfeuv2 })).toBe(verdict);
    expect(section(2, { usnat: tcfeuv2 }), 'elsewhere').toBe('refused');
  });

  test.each([
    // Where no section applies there is nothing to agree to.
    ['given', { applicableSections: [-1] }],
    ['refused', {}],
    ['refused', { applicableSections: [] }],
    ['refused', { applicableSections: [2] }],
    ['refused', { applicableSections: [7] }],
    ['refused', { applicableSections: [-1, 2] }],
    ['refused', { cmpStatus: 'error', applicableSections: [-1] }],
    ['waiting', { signalStatus: 'not ready' }],
    ['asking', { signalStatus: 'not ready', cmpDisplayStatus: 'visible' }],
  ])('is %s for %j', (verdict, ping) => expect(judge(ping)).toBe(verdict));

  test('that fails is a no', () => {
    expect(judge({ applicableSections: [-1] }, false)).toBe('refused');
    expect(evaluateGpp(null, true, google)).toBe('refused');
  });
});
