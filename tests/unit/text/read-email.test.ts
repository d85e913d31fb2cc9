import { expect, test } from 'vitest';
import { isEmail, readEmail } from '@/lib/text/read-email';

test('a domain with umlauts is written as mail servers know it', () => {
  expect(readEmail(' jo@müller.ch ')).toEqual({ email: 'jo@xn--mller-kva.ch' });
  expect(readEmail('Jo.Anna+film@example.ch')).toEqual({ email: 'Jo.Anna+film@example.ch' });
});

test('a letter before the @ that cannot be written to is named', () => {
  expect(readEmail('jörg@example.ch')).toEqual({ letter: 'ö' });
});

test.each([
  'films&co@example.ch',
  'anna/films@example.ch',
  "anna.o'neil+tag=1@example.ch",
  'a!#$%&*/=?^_`{|}~b@example.ch',
  'info@example.xn--p1ai',
  'info@xn--e1afmkfd.xn--p1ai',
  'info@example.xn--vermgensberatung-pwb',
  'a@1-2.museum',
  `${'a'.repeat(64)}@example.ch`,
])('%s is an address as it stands', (written) => {
  expect(readEmail(written)).toEqual({ email: written });
});

test.each([
  ['info@example.vermögensberatung', 'info@example.xn--vermgensberatung-pwb'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['Anna@FASS.Example', 'Anna@fass.example'],
])('%s is written to as %s', (written, email) => {
  expect(readEmail(written)).toEqual({ email });
});

test.each([
  ...['', 'anna', '@example.ch', 'anna@', 'anna@müller', 'an na@example.ch', 'ö'],
  ...['.anna@example.ch', 'anna.@example.ch', 'an..na@example.ch', 'anna@example..ch'],
  ...['anna@example.ch.', 'anna@-example.ch', 'anna@example-.ch', 'anna@exa_mple.ch'],
  ...['anna@müller.ch/films', 'anna@127.0.0.1', 'anna@[127.0.0.1]', 'anna@xn--zzzzzz99999.ch'],
  ...['"anna"@example.ch', 'anna@berta@example.ch', 'anna@example.ch, berta@example.ch'],
  ...[`${'a'.repeat(65)}@example.ch`, `a@${'a'.repeat(64)}.ch`, `a@${'a.'.repeat(130)}ch`],
])('%o is no address', (written) => {
  expect(readEmail(written)).toBeUndefined();
  expect(isEmail(written)).toBe(false);
});
