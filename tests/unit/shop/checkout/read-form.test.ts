import { describe, expect, test } from 'vitest';
import { adaptLines, checkFields } from '@/lib/shop/checkout/check-form';
import { readPostcode } from '@/lib/shop/checkout/checkout-fields';
import {
  type MalformedReason,
  MalformedRequestError,
  readForm,
} from '@/lib/shop/checkout/read-form';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import type { SellableArticle } from '@/lib/shop/pricing/sellable-articles';
import { sentForm } from './sent-form';

describe('readForm', () => {
  const fieldsOf = (changed: Record<string, string>) => readForm(sentForm(changed)).form.fields;
  const linesOf = (...lines: [string, string][]) => readForm(sentForm({}, lines)).form.lines;

  test('reads the fields as typed, with the shown total, the action and the language', () => {
    const typed = { name: 'Anna', postcode: 'x', email: '' };
    const sent = sentForm({ ...typed, message: 'Merci,\r\nà bientôt', shown: '3890' });
    const { form, shown, act, locale } = readForm(sent);
    expect(form.fields).toMatchObject({ ...typed, message: 'Merci,\nà bientôt' });
    expect([shown, act, locale]).toEqual([3890, 'order', 'fr']);
  });

  test.each([
    ['75001\t', '75001'],
    ['\u00a0La\tChaux \u2003de\nFonds\u0085', 'La Chaux de Fonds'],
    ['A\r\nBcc: b@c.d', 'A Bcc: b@c.d'],
    ['a\u0000b\u202ec\u200b', 'abc'],
  ])('collapses whitespace and removes invisible characters: %j', (town, plain) =>
    expect(fieldsOf({ town }).town).toBe(plain),
  );

  test('merges lines of one article and removes lines of zero pieces', () =>
    expect(linesOf(['a', '1'], ['b', '0'], ['c', ''], ['a', '2'])).toEqual([
      { article: 'a', pieces: 3 },
      { article: 'c', pieces: 0, typed: '' },
    ]));

  test.each(['-1', '1.5', '1e9', '100', '99999999999999999999', 'NaN', '0x1', ' 1', '１'])(
    'stores %j as typed: it is not a number of pieces',
    (typed) => expect(linesOf(['a', typed])).toEqual([{ article: 'a', pieces: 0, typed }]),
  );

  /** The reason why a form is malformed; `undefined` if it is not. */
  function rejection(sent: URLSearchParams): MalformedReason | undefined {
    try {
      readForm(sent);
    } catch (error) {
      if (!(error instanceof MalformedRequestError)) throw error;
      return error.details;
    }
  }

  test.each<[Record<string, string | undefined>, MalformedReason]>([
    [{ price: '1' }, { reason: 'field', value: 'price' }],
    [{ form_key: undefined }, { reason: 'key' }],
    [{ form_key: 'abc' }, { reason: 'key' }],
    [{ currency: 'USD' }, { reason: 'currency' }],
    [{ locale: 'en' }, { reason: 'language' }],
    [{ shown: '-1' }, { reason: 'total' }],
    [{ shown: '34.90' }, { reason: 'total' }],
    [{ shown: '1'.repeat(10) }, { reason: 'total' }],
    [{ payment: 'gold' }, { reason: 'choice', value: 'payment' }],
    [{ country: 'Suisse' }, { reason: 'choice', value: 'country' }],
    [{ message: 'x'.repeat(2_021) }, { reason: 'long', value: 'message' }],
  ])('rejects a form with %o', (changed, details) =>
    expect(rejection(sentForm(changed))).toEqual(details),
  );

  test.each([
    ['email', { reason: 'field', value: 'email' }],
    ['article', { reason: 'pairs' }],
  ])('rejects a form with %s sent twice', (name, details) => {
    const sent = sentForm();
    sent.append(name, 'b');
    expect(rejection(sent)).toEqual(details);
  });

  test.each(['../etc', 'A', '__proto__', 'a'.repeat(121), "a' or 1=1", ''])(
    'rejects the article slug %j',
    (slug) => expect(rejection(sentForm({}, [[slug, '1']]))).toMatchObject({ reason: 'article' }),
  );

  test('rejects no lines, too many lines and too many pieces, counted by article', () => {
    const many = Array.from({ length: 10_000 }, (_, at): [string, string] => [`a-${at}`, '1']);
    const reason = (...lines: [string, string][]) => rejection(sentForm({}, lines));
    expect(reason()).toEqual({ reason: 'empty' });
    expect(reason(...many)).toEqual({ reason: 'lines', count: 10_000, most: 50 });
    expect(reason(['a', '9'.repeat(41)])).toMatchObject({ reason: 'pieces' });
    expect(reason(['a', '60'], ['a', '60'])).toMatchObject({ reason: 'pieces', value: '120' });
  });
});

describe('checkFields', () => {
  function check(changed: Record<string, string>, isAllDigital = false) {
    const site = getShopConfig('fr', {} as NodeJS.ProcessEnv) ?? expect.fail();
    const abroad = { countries: ['US'], days: [5, 9] as [number, number], rates: [], phone: true };
    const shopConfig = { ...site, zones: [...site.zones, abroad] };
    const { form } = readForm(sentForm(changed));
    const options = { hasVouchers: true, today: '2026-11-23', currency: 'CHF' as const };
    return checkFields(form, { ...options, shopConfig, isAllDigital });
  }
  const us = { country: 'US', postcode: '94107', region: 'california', phone: '+1 415 555 01 00' };
  const elsewhere = {
    ...{ elsewhere: 'yes', toName: 'Jo', toStreet: 'Rue', toPostcode: '75 001', toTown: 'Paris' },
    toCountry: 'FR',
  };

  test('returns valid fields in the format of an order', () => {
    const typed = { name: ' Anna Muster ', voucher: ' AB CD ', postcode: 'CH-9400' };
    expect(check({ ...typed, email: 'Mueller@exämple.ch' }).checked).toEqual({
      email: 'Mueller@xn--exmple-cua.ch',
      address: {
        name: 'Anna Muster',
        street: 'Marktgasse',
        building: '28',
        postcode: '9400',
        town: 'Rorschach',
        country: 'CH',
      },
      delivery: 'post',
      payment: 'bill',
      message: '',
      voucherCode: 'AB CD',
    });
  });

  test('keeps what an address needs in its country, and drops the rest', () => {
    const extras = { company: 'Muster AG', extra: 'c/o Lang', vatNumber: 'CHE-116.281.710' };
    expect(check({ ...extras, region: 'SG', phone: '07' }).checked?.address).toEqual({
      ...{ ...extras, name: 'Anna Muster', street: 'Marktgasse', building: '28' },
      ...{ postcode: '9400', town: 'Rorschach', country: 'CH' },
    });
    expect(check(us).checked?.address).toMatchObject({ region: 'CA', phone: us.phone });
    expect(check({ name: 'Jo', street: '', town: '', postcode: '' }, true).errors).toMatchObject([
      { field: 'delivery' },
    ]);
    const voucher = { street: '', town: '', postcode: '', delivery: 'mail' };
    expect(check(voucher, true).checked?.address).toMatchObject({ street: '', country: 'CH' });
  });

  test('a delivery address counts only for a parcel', () => {
    expect(check(elsewhere).checked?.deliveryAddress).toMatchObject({ postcode: '75001' });
    const { checked } = check({ ...elsewhere, delivery: 'collection', toTown: '' });
    expect(checked).not.toHaveProperty('deliveryAddress');
  });

  test('a gift has its card, and the day on which a voucher is mailed', () => {
    const gift = {
      gift: 'yes',
      giftText: 'Bravo !',
      giftEmail: 'jo@example.ch',
      giftDay: '2026-12-24',
    };
    const voucher = { email: 'jo@example.ch', day: '2026-12-24' };
    expect(check(gift).checked?.gift).toEqual({ text: 'Bravo !', voucher });
    expect(check({ ...gift, gift: '' }).checked).not.toHaveProperty('gift');
  });

  test.each<[Record<string, string>, string, string]>([
    [{ ...us, region: '' }, 'region', 'missing'],
    [{ ...us, region: 'Bavaria' }, 'region', 'region'],
    [{ ...us, phone: '' }, 'phone', 'missing'],
    [{ ...us, phone: 'call me' }, 'phone', 'phone'],
    [{ vatNumber: 'CHE-116.281.711' }, 'vatNumber', 'vat-number'],
    [{ ...elsewhere, toTown: '' }, 'toTown', 'missing'],
    [{ ...elsewhere, toCountry: 'JP' }, 'toCountry', 'country'],
    [{ gift: 'yes', giftEmail: 'jo@' }, 'giftEmail', 'email'],
    [{ gift: 'yes', giftDay: '2026-12-24' }, 'giftEmail', 'gift-email'],
    [{ gift: 'yes', giftEmail: 'jo@a.ch', giftDay: '2026-11-22' }, 'giftDay', 'gift-day'],
    [{ gift: 'yes', giftEmail: 'jo@a.ch', giftDay: '24.12.2026' }, 'giftDay', 'gift-day'],
    [{ email: '' }, 'email', 'missing'],
    [{ email: 'anna@' }, 'email', 'email'],
    [{ email: 'jörg@müller.ch' }, 'email', 'letter'],
    [{ name: '   ' }, 'name', 'missing'],
    [{ name: 'x'.repeat(71) }, 'name', 'long'],
    [{ postcode: '940' }, 'postcode', 'postcode'],
    [{ postcode: '9400', country: 'DE' }, 'postcode', 'postcode'],
    [{ postcode: '' }, 'postcode', 'missing'],
    [{ country: 'JP' }, 'country', 'country'],
    [{ country: '' }, 'country', 'country'],
    [{ delivery: 'mail' }, 'delivery', 'delivery'],
    [{ delivery: '' }, 'delivery', 'delivery'],
    [{ payment: 'stripe' }, 'payment', 'payment'],
    [{ payment: '' }, 'payment', 'payment'],
    [{ payment: 'collection' }, 'payment', 'collection'],
  ])('reports for %o one error: %s is %s', (changed, field, fault) =>
    expect(check(changed).errors).toEqual([{ kind: 'field', field, fault }]),
  );

  test('reports every invalid field at once, in form order', () => {
    const { errors } = check({ email: 'x', town: '', payment: 'collection', postcode: '1' });
    const fields = ['email', 'postcode', 'town', 'payment'];
    expect(errors).toMatchObject(fields.map((field) => ({ field })));
  });

  test('accepts delivery by mail for vouchers alone', () => {
    expect(check({ delivery: 'mail' }, true).errors).toEqual([]);
    expect(check({ delivery: 'post' }, true).errors).toMatchObject([{ field: 'delivery' }]);
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
  ['CH', 'D-10115', undefined],
  ['CH', 'D-8001', undefined],
  ['DE', 'CH-10115', undefined],
  ['FR', '75-001', undefined],
  ['CH', 'CH', undefined],
])('in %s the typed postcode %j is read as %s', (country, typed, postcode) =>
  expect(readPostcode(typed, country)).toBe(postcode),
);

test('adaptLines removes unsold lines and lowers pieces to the counted stock', () => {
  const sold = { isSold: true, prices: { CHF: 100 } } as SellableArticle;
  const articles = new Map([
    ['few', sold],
    ['empty', sold],
    ['uncounted', sold],
    ['example', { ...sold, isSold: false }],
    ['euro', { ...sold, prices: { EUR: 1 } }],
  ]);
  const lines = [...articles.keys(), 'unknown'].map((article) => ({ article, pieces: 3 }));
  const left = new Map([
    ['few', 2],
    ['empty', 0],
  ]);
  const findArticle = (article: string) => articles.get(article);
  expect(adaptLines(lines, { findArticle, stockLevels: left, currency: 'CHF' })).toEqual({
    lines: [
      { article: 'few', pieces: 2 },
      { article: 'uncounted', pieces: 3 },
    ],
    errors: [
      { kind: 'sold-out', article: 'few', left: 2 },
      { kind: 'sold-out', article: 'empty', left: 0 },
      ...['example', 'euro', 'unknown'].map((article) => ({ kind: 'gone', article })),
    ],
  });
});
