import { describe, expect, test } from 'vitest';
import { evaluateGpp, evaluateTcf } from '@/lib/ads/platform/evaluate-consent';
import { agreed, declined } from '../../../doubles/consent-platform';

const google = [755];
const all = (...numbers: number[]) => Object.fromEntries(numbers.map((number) => [number, true]));

describe('evaluateTcf', () => {
  const evaluate = (change: object, vendors = google) =>
    evaluateTcf({ ...agreed, ...change }, true, vendors);

  test.each([
    ['given', { eventStatus: 'tcloaded' }],
    ['given', { eventStatus: 'useractioncomplete' }],
    ['refused', { ...declined, eventStatus: 'tcloaded' }],
    ['refused', { ...declined, eventStatus: 'useractioncomplete' }],
    // Outside the GDPR no consent is needed.
    ['given', { ...declined, gdprApplies: false }],
    ['waiting', { gdprApplies: undefined }],
    ['asking', { eventStatus: 'cmpuishown' }],
    ['waiting', { eventStatus: undefined }],
    ['refused', { cmpStatus: 'error' }],
    ['refused', { vendor: undefined }],
    ['refused', { purpose: undefined, vendor: undefined }],
  ])('returns %s for %j', (verdict, change) => expect(evaluate(change)).toBe(verdict));

  test('refuses after a failure', () => {
    expect(evaluateTcf(agreed, false, google)).toBe('refused');
    expect(evaluateTcf(null, true, google)).toBe('refused');
  });

  test.each([1, 2, 7, 9, 10])('refuses without purpose %i', (missing) => {
    const consents = { ...agreed.purpose.consents, [missing]: false };
    expect(evaluate({ purpose: { consents } })).toBe('refused');
  });

  test('accepts legitimate interest for all purposes but storage', () => {
    const purpose = { consents: all(1), legitimateInterests: all(2, 7, 9, 10) };
    const vendor = { consents: all(755), legitimateInterests: all(755) };
    expect(evaluate({ purpose, vendor })).toBe('given');
    const none = { consents: {}, legitimateInterests: all(1, 2, 7, 9, 10) };
    expect(evaluate({ purpose: none, vendor })).toBe('refused');
    const objected = { consents: all(755), legitimateInterests: {} };
    expect(evaluate({ purpose, vendor: objected })).toBe('refused');
  });

  test('needs consent for every configured vendor', () => {
    expect(evaluate({}, [755, 12])).toBe('refused');
    expect(evaluate({ vendor: { consents: all(755, 12) } }, [755, 12])).toBe('given');
    expect(evaluate({ vendor: { consents: all(12) } })).toBe('refused');
  });
});

describe('evaluateGpp', () => {
  const ready = { cmpStatus: 'loaded', signalStatus: 'ready' };
  const evaluate = (ping: object, success = true) =>
    evaluateGpp({ pingData: { ...ready, ...ping } }, success, google);
  const section = (number: number, parsedSections: object) =>
    evaluate({ applicableSections: [number], parsedSections });
  const free = { SaleOptOut: 2, SharingOptOut: 2, TargetedAdvertisingOptOut: 0 };

  test.each<[string, number, object]>([
    ['given', 7, { usnat: free }],
    ['given', 7, { usnat: [free, { Gpc: false }] }],
    ['refused', 7, { usnat: { ...free, SaleOptOut: 1 } }],
    ['refused', 7, { usnat: { ...free, SharingOptOut: 1 } }],
    ['refused', 7, { usnat: { ...free, TargetedAdvertisingOptOut: 1 } }],
    // Global Privacy Control.
    ['refused', 7, { usnat: [free, { Gpc: true }] }],
    ['refused', 7, { usnat: { Gpc: true } }],
    ['refused', 8, { usca: free, usnat: { Gpc: true } }],
    // Sections 7 to 27 are those of the United States.
    ['refused', 6, { usnat: free }],
    ['given', 27, { usnat: free }],
    ['refused', 28, { usnat: free }],
    ['refused', 99, { usnat: free }],
    // An opt-out in any US section counts, one of another country does not.
    ['refused', 8, { usnat: free, usca: { ...free, SaleOptOut: 1 } }],
    ['given', 8, { usca: free, cacp: { SaleOptOut: 1 } }],
    ['refused', 8, { cacp: free }],
    // A section without known fields counts as unanswered.
    ['refused', 7, { usnat: {} }],
    ['refused', 7, { usnat: undefined }],
    ['refused', 7, { usnat: null }],
    ['refused', 7, { usnat: [{}] }],
    ['refused', 7, { uspv1: { Version: 1, Notice: 'Y', OptOutSale: 'Y' } }],
    ['given', 8, { usnat: null, usca: free }],
    // Some states have only some of the fields.
    ['given', 9, { usva: { SaleOptOut: 2, TargetedAdvertisingOptOut: 2 } }],
  ])('returns %s in section %i for %j', (verdict, number, sections) =>
    expect(section(number, sections)).toBe(verdict),
  );

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
  ])('returns %s for the European section (TCF rules) %j', (verdict, tcfeuv2) => {
    expect(section(2, { tcfeuv2 })).toBe(verdict);
    expect(section(2, { usnat: tcfeuv2 }), 'elsewhere').toBe('refused');
  });

  test.each([
    // No section applies.
    ['given', { applicableSections: [-1] }],
    ['refused', {}],
    ['refused', { applicableSections: [] }],
    ['refused', { applicableSections: [2] }],
    ['refused', { applicableSections: [7] }],
    ['refused', { applicableSections: [-1, 2] }],
    ['refused', { cmpStatus: 'error', applicableSections: [-1] }],
    ['waiting', { signalStatus: 'not ready' }],
    ['asking', { signalStatus: 'not ready', cmpDisplayStatus: 'visible' }],
  ])('returns %s for %j', (verdict, ping) => expect(evaluate(ping)).toBe(verdict));

  test('refuses after a failure', () => {
    expect(evaluate({ applicableSections: [-1] }, false)).toBe('refused');
    expect(evaluateGpp(null, true, google)).toBe('refused');
  });
});
