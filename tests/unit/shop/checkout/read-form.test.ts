import { describe, expect, test } from 'vitest';
import { checkFields } from '@/lib/shop/checkout/check-fields';
import { adaptLines } from '@/lib/shop/checkout/checkout-lines';
import { type MalformedReason, MalformedRequestError } from '@/lib/shop/checkout/malformed-request';
import { readPostcode } from '@/lib/shop/checkout/postcodes';
import { readForm } from '@/lib/shop/checkout/read-form';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import type { ArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import { sentForm } from './sent-form';

/** Why a form is refused. */
function reasonOf(sent: URLSearchParams): MalformedReason | 'taken' {
  try {
    readForm(sent);
    return 'taken';
  } catch (error) {
    if (!(error instanceof MalformedRequestError)) throw error;
    return error.details;
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

test('an article named twice is one line, and one of no pieces has been taken out', () => {
  const pieces = { a: '1', b: '0', c: '' };
  const { form } = readForm(sentForm({}, [...Object.entries(pieces), ['a', '2']]));
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

test('a number that nobody types is refused, and pieces of one article count together', () => {
  const reason = (...pieces: string[]) => {
    const lines = pieces.map((one): [string, string] => ['a', one]);
    return reasonOf(sentForm({}, lines));
  };
  expect(reason('9'.repeat(41))).toMatchObject({ reason: 'pieces' });
  expect(reason('60', '60')).toMatchObject({ value: '120' });
});

test.each(['../etc', 'A', '__proto__', 'a'.repeat(121), "a' or 1=1", ''])(
  'no article is called %s',
  (article) =>
    expect(reasonOf(sentForm({}, [[article, '1']]))).toMatchObject({ reason: 'article' }),
);

test.each<[string, Record<string, string | undefined>, MalformedReason]>([
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

describe('checking what was typed', () => {
  const till = getShopConfig('fr', {} as NodeJS.ProcessEnv);

  function check(changed: Record<string, string>, isAllDigital = false) {
    if (!till) throw new Error('The tests’ house sells');
    const { form } = readForm(sentForm(changed));
    return checkFields(form, { shopConfig: till, isAllDigital, currency: 'CHF' });
  }

  test('what is right becomes what an order is made of, without blanks around it', () => {
    expect(check({ name: ' Anna Muster ', voucher: ' AB CD ' }).checked).toEqual({
      email: 'anna@example.ch',
      address: {
        ...{ name: 'Anna Muster', street: 'Marktgasse', building: '28' },
        ...{ postcode: '9400', town: 'Rorschach', country: 'CH' },
      },
      ...{ delivery: 'post', payment: 'bill', message: '', voucherCode: 'AB CD' },
    });
  });

  test.each<[Record<string, string>, string, string]>([
    [{ email: '' }, 'email', 'missing'],
    [{ email: 'anna@' }, 'email', 'email'],
    [{ email: 'anna@example.ch, b@c.de' }, 'email', 'email'],
    [{ email: 'jörg@müller.ch' }, 'email', 'letter'],
    [{ email: 'anna@exa<mple.ch' }, 'email', 'email'],
    [{ name: '   ' }, 'name', 'missing'],
    [{ name: 'x'.repeat(71) }, 'name', 'long'],
    [{ postcode: '940' }, 'postcode', 'postcode'],
    [{ postcode: '9400', country: 'DE' }, 'postcode', 'postcode'],
    [{ postcode: '' }, 'postcode', 'missing'],
    [{ country: 'US' }, 'country', 'country'],
    [{ country: '' }, 'country', 'country'],
    [{ delivery: 'mail' }, 'delivery', 'delivery'],
    [{ delivery: '' }, 'delivery', 'delivery'],
    [{ payment: 'stripe' }, 'payment', 'payment'],
    [{ payment: '' }, 'payment', 'payment'],
    [{ payment: 'collection' }, 'payment', 'collection'],
  ])('%o: %s is %s, and nothing else', (changed, field, fault) =>
    expect(check(changed).faults).toEqual([{ kind: 'field', field, fault }]),
  );

  test('every field that is wrong has its fault at once, in the order of the form', () => {
    const changed = { email: 'x', town: '', payment: 'collection', postcode: '1' };
    expect(check(changed).faults.map((fault) => 'field' in fault && fault.field)).toEqual([
      ...['email', 'postcode', 'town', 'payment'],
    ]);
  });

  test('vouchers alone go by mail', () => {
    expect(check({ delivery: 'mail' }, true).faults).toEqual([]);
    expect(check({ delivery: 'post' }, true).faults).toMatchObject([{ field: 'delivery' }]);
  });

  test.each([
    ['Mueller@exämple.ch', 'Mueller@xn--exmple-cua.ch'],
    ['films&co@example.ch', 'films&co@example.ch'],
    ['anna/films@example.xn--p1ai', 'anna/films@example.xn--p1ai'],
  ])('an order is taken from %s', (email, kept) =>
    expect(check({ email }).checked?.email).toBe(kept),
  );

  test('a postcode is kept as its post writes it', () => {
    expect(check({ postcode: 'CH-9400' }).checked?.address).toMatchObject({ postcode: '9400' });
  });
});

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

describe('lines that cannot be sold', () => {
  const sold = { ...({ kind: 'dvd', title: 'A', isSold: true } as const), prices: { CHF: 100 } };
  const whole = { ...sold, grams: 1, vatClass: 'standard', isDigital: false } as const;
  const goods: Record<string, ReturnType<ArticleLookup>> = { a: whole, b: whole };
  goods.example = { ...whole, isSold: false };
  goods.euro = { ...whole, prices: { EUR: 1 } };
  const shelf: ArticleLookup = (article) => goods[article];
  const lines = (...names: string[]) => names.map((article) => ({ article, pieces: 3 }));

  test('what is gone leaves the order, what is short is less, and both are said', () => {
    const left = new Map([
      ['a', 2],
      ['b', 0],
    ]);
    expect(
      adaptLines(lines('a', 'b', 'example', 'euro', 'none'), {
        findArticle: shelf,
        left,
        currency: 'CHF',
      }),
    ).toEqual({
      lines: [{ article: 'a', pieces: 2 }],
      faults: [
        { kind: 'sold-out', article: 'a', left: 2 },
        { kind: 'sold-out', article: 'b', left: 0 },
        ...['example', 'euro', 'none'].map((article) => ({ kind: 'gone', article })),
      ],
    });
  });

  test('what is not counted is there', () => {
    const all = lines('a', 'b');
    expect(adaptLines(all, { findArticle: shelf, left: new Map(), currency: 'CHF' })).toEqual({
      ...{ lines: all, faults: [] },
    });
  });
});
