import { expect, test } from 'vitest';
import { readPostcode } from '@/lib/checkout/postcodes';

test.each([
  ['CH', 'CH-8001', '8001'],
  ['CH', ' ch 8001 ', '8001'],
  ['AT', 'A-1010', '1010'],
  ['AT', 'AT–1010', '1010'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'D 10 115', '10115'],
  ['FR', '75 001', '75001'],
  ['FR', 'F-75\u202f001', '75001'],
  ['LI', 'FL-9490', '9490'],
  ['LU', 'L1009', '1009'],
  ['GB', ' SW1A 1AA ', 'SW1A 1AA'],
])('a postcode of %s that is written %s is %s', (country, written, plain) => {
  expect(readPostcode(written, country)).toBe(plain);
});

test.each([
  ['CH', 'D-10115'],
  ['CH', 'D-8001'],
  ['DE', 'CH-10115'],
  ['FR', '75-001'],
  ['CH', 'CH'],
])('in %s the postcode %s is none', (country, written) => {
  expect(readPostcode(written, country)).toBeUndefined();
});
