import { expect, test } from 'vitest';
import { judgeTcf } from '@/lib/ads/platform/judge-tcf';
import { agreed, declined } from '../../../doubles/consent-platform';

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
