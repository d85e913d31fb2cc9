import { expect, test } from 'vitest';
import { readEmail } from '@/lib/text/read-email';

test('a domain with umlauts is written as mail servers know it', () => {
  expect(readEmail(' jo@müller.ch ')).toEqual({ email: 'jo@xn--mller-kva.ch' });
  expect(readEmail('Jo.Anna+film@example.ch')).toEqual({ email: 'Jo.Anna+film@example.ch' });
});

test('a letter before the @ that cannot be written to is named', () => {
  expect(readEmail('jörg@example.ch')).toEqual({ letter: 'ö' });
});

test.each(['', 'anna', '@example.ch', 'anna@', 'anna@müller', 'an na@example.ch', 'ö'])(
  '%o is no address',
  (written) => {
    expect(readEmail(written)).toBeUndefined();
  },
);
