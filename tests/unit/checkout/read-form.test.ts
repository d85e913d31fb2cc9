import { expect, test } from 'vitest';
import { type Garbage, GarbageError } from '@/lib/checkout/garbage';
import { readForm } from '@/lib/checkout/read-form';
import { sentForm } from './sent-form';

/** Why a form is refused. */
function reasonOf(sent: URLSearchParams): Garbage | 'taken' {
  try {
    readForm(sent);
    return 'taken';
  } catch (error) {
    if (!(error instanceof GarbageError)) throw error;
    return error.garbage;
  }
}

test('what is typed stays as it is typed', () => {
  const typed = { name: 'Anna', message: 'Merci,\r\nà bientôt', postcode: 'x', email: '' };
  const { form, shown, act, locale } = readForm(sentForm({ ...typed, shown: '3890' }));
  expect(form.fields).toMatchObject({ ...typed, message: 'Merci,\nà bientôt' });
  expect([shown, act, locale]).toEqual([3890, 'order', 'fr']);
});

test.each<[string, string]>([
  ['75001\t', '75001'],
  ['\u00a0La\tChaux \u2003de\nFonds\u0085', 'La Chaux de Fonds'],
  ['A\r\nBcc: b@c.d', 'A Bcc: b@c.d'],
  ['a\u0000b\u202ec\u200b', 'abc'],
])('blanks of any kind in a line are one, and nothing is unseen: %j', (town, plain) => {
  expect(readForm(sentForm({ town })).form.fields.town).toBe(plain);
});

test('words of several lines keep them, without what nobody sees', () => {
  const { message } = readForm(sentForm({ message: 'a\tb\r\n\r\nc\u0007\u202ed' })).form.fields;
  expect(message).toBe('a b\n\ncd');
});

test('an article named twice is one line, and one of no pieces has been taken out', () => {
  const { form } = readForm(
    sentForm({}, [
      ['a', '1'],
      ['b', '0'],
      ['a', '2'],
      ['c', ''],
    ]),
  );
  expect(form.lines).toEqual([
    { article: 'a', pieces: 3 },
    { article: 'c', pieces: 0, typed: '' },
  ]);
});

test('a basket with 10,000 lines is refused with its number', () => {
  const lines = Array.from({ length: 10_000 }, (_, at): [string, string] => [`a-${at}`, '1']);
  expect(reasonOf(sentForm({}, lines))).toEqual({ reason: 'lines', count: 10_000, most: 50 });
});

test.each(['-1', '1.5', '1e9', '100', '99999999999999999999', 'NaN', '0x1', ' 1', '１'])(
  'no number of pieces is %s: it stays as it was typed',
  (typed) =>
    expect(readForm(sentForm({}, [['a', typed]])).form.lines).toEqual([
      { article: 'a', pieces: 0, typed },
    ]),
);

test('a number that nobody types is refused', () =>
  expect(reasonOf(sentForm({}, [['a', '9'.repeat(41)]]))).toMatchObject({ reason: 'pieces' }));

test('pieces of one article count together', () => {
  expect(
    reasonOf(
      sentForm({}, [
        ['a', '60'],
        ['a', '60'],
      ]),
    ),
  ).toMatchObject({ value: '120' });
});

test.each(['../etc', 'A', '__proto__', 'a'.repeat(121), "a' or 1=1", ''])(
  'no article is called %s',
  (article) =>
    expect(reasonOf(sentForm({}, [[article, '1']]))).toMatchObject({ reason: 'article' }),
);

test.each<[string, Record<string, string | undefined>, Garbage]>([
  ['a price of its own', { price: '1' }, { reason: 'field', value: 'price' }],
  ['no key', { form_key: undefined }, { reason: 'key' }],
  ['a short key', { form_key: 'abc' }, { reason: 'key' }],
  ['another currency', { currency: 'USD' }, { reason: 'currency' }],
  ['another language', { locale: 'en' }, { reason: 'language' }],
  ['a total that is none', { shown: '-1' }, { reason: 'total' }],
  ['a fractional total', { shown: '34.90' }, { reason: 'total' }],
  ['a huge total', { shown: '1'.repeat(10) }, { reason: 'total' }],
  ['a way to pay that there is not', { payment: 'gold' }, { reason: 'choice', value: 'payment' }],
  ['a country that is none', { country: 'Suisse' }, { reason: 'choice', value: 'country' }],
  ['words without end', { message: 'x'.repeat(2_021) }, { reason: 'long', value: 'message' }],
])('%s is refused with the reason', (_, changed, reason) =>
  expect(reasonOf(sentForm(changed))).toEqual(reason),
);

test('a field that comes twice, and lines without their pieces, are no form of ours', () => {
  const twice = sentForm();
  twice.append('email', 'b@c.d');
  expect(reasonOf(twice)).toEqual({ reason: 'field', value: 'email' });
  const alone = sentForm();
  alone.append('article', 'b');
  expect(reasonOf(alone)).toEqual({ reason: 'pairs' });
  expect(reasonOf(sentForm({}, []))).toEqual({ reason: 'empty' });
});
