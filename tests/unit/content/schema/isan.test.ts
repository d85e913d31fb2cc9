import { expect, test } from 'vitest';
import { isanSchema } from '@/lib/content/schema/isan';
import { faultsOf } from './faults-of';

test.each([
  '0000-0000-D07A-0090-Q',
  '0000-0000-D07A-0090-Q-0000-0000-X',
  '0000-0001-8947-0000-8-0000-0000-D',
  '0000-0000-3A8D-0000-Z-0000-0000-6',
])('%s is an ISAN, of a work or of its version', (isan) => {
  expect(faultsOf(isanSchema, isan)).toEqual([]);
});

test.each([
  ['one digit wrong', '0000-0000-D07B-0090-Q'],
  ['two digits in each other’s place', '0000-0000-D70A-0090-Q'],
  ['another version than its sign says', '0000-0000-D07A-0090-Q-0000-0001-X'],
])('%s does not pass', (_, isan) => {
  expect(faultsOf(isanSchema, isan)).toEqual([
    ': an ISAN whose check letters fit: some sign of it is wrong',
  ]);
});

test.each([
  '0000-0000-D07A-0090-Q-',
  '0000-0000-D07A-0090-Q-0000-0000',
  '0000-0000-D07A-0090-q',
  '-0000-0000-D07A-0090-Q',
  '0000-0000-D07A-Q',
  '0000 0000 D07A 0090 Q',
  'ISAN 0000-0000-D07A-0090-Q',
  '0000-0000-d07a-0090-q',
  '',
])('“%s” is told how one is written, and nothing of its signs', (isan) => {
  expect(faultsOf(isanSchema, isan)).toEqual([': an ISAN such as 0000-0000-D07A-0090-Q']);
});
