import { expect, test } from 'vitest';
import { accessSchema, signLanguages } from '@/lib/content/schema/access';
import { faultsOf } from './faults-of';

test('a film of which nothing is said gives access in no language', () => {
  expect(accessSchema.parse({})).toEqual({ captions: [], audioDescription: [], signLanguage: [] });
});

test('all that gives access can be said of a film', () => {
  const access = { captions: ['fr'], audioDescription: ['de'], signLanguage: ['sgg', 'fsl'] };
  expect(accessSchema.parse(access)).toEqual(access);
});

test('the sign languages are those that pages have names for', () => {
  expect(signLanguages).toEqual('sgg ssr slf fsl gsg asq sfb ise bfi ase ils'.split(' '));
});

test.each([
  [{ captions: ['français'] }, 'captions.0'],
  [{ audioDescription: ['allemand'] }, 'audioDescription.0'],
  [{ signLanguage: ['fr'] }, 'signLanguage.0'],
  [{ subtitles: ['fr'] }, ''],
])('%j is a fault of its field', (access, field) => {
  const faults = faultsOf(accessSchema, access);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([field]);
});
