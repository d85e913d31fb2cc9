import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { judgeValue } from '@/lib/content/validate/faults/judge-value';

describe('a value', () => {
  const path = 'house/site.yaml';
  const faultsOf = (value: unknown, schema: z.ZodType) => judgeValue(path, value, schema).faults;
  const word = z.string().optional();
  const text = 'text, such as Nerven';

  test('each fault has its field, and what is wrong as a whole is the file', () => {
    const schema = z.object({ a: z.object({ b: z.array(z.string()) }), c: z.string() });
    const { data, faults } = judgeValue(path, { a: { b: ['x', null] } }, schema);
    expect(data).toBeUndefined();
    expect(faults).toEqual([
      { path, field: 'a.b.1', expected: text },
      { path, field: 'c', expected: text },
    ]);
    expect(faultsOf(null, z.string())).toEqual([{ path, field: 'the file', expected: text }]);
  });

  test('each name that there is not is a fault of its own', () => {
    const expected = { text: 'one of {known}', values: { known: 'fr, de' } };
    const schema = z.strictObject({ fr: word, de: word });
    const fault = { path, isName: true, expected };
    expect(faultsOf({ it: 'x', spanish: 'y' }, schema)).toEqual([
      { ...fault, field: 'it' },
      { ...fault, field: 'spanish' },
    ]);
    expect(faultsOf({ a: { dee: 'x' } }, z.object({ a: schema }))).toEqual([
      { ...fault, field: 'a.dee', near: 'de' },
    ]);
  });

  test('a field that is owed and stands there misspelt is said once, and others as well', () => {
    const schema = z.strictObject({ title: z.string(), year: z.number(), deep: word });
    expect(faultsOf({ titel: 'x' }, schema).map(({ field }) => field)).toEqual(['year', 'titel']);
    const inner = z.object({ deep: z.strictObject({ title: z.string() }), title: z.string() });
    expect(faultsOf({ deep: { titel: 'x' } }, inner).map(({ field }) => field)).toEqual([
      ...['deep.titel', 'title'],
    ]);
    const other = z.strictObject({ title: z.string() });
    expect(faultsOf({ wrong: 'x' }, other).map(({ field }) => field)).toEqual(['title', 'wrong']);
  });

  test('the name of a record has what its schema says', () => {
    const small = z.string().regex(/^[a-z]+$/, 'a name of small letters');
    const schema = z.object({ inks: z.record(small, z.string()) });
    expect(faultsOf({ inks: { Moss: 'x' } }, schema)).toEqual([
      { path, field: 'inks.Moss', isName: true, expected: 'a name of small letters' },
    ]);
    const short = z.object({ inks: z.record(z.string().max(3), z.string()) });
    expect(faultsOf({ inks: { moss: 'x' } }, short)).toEqual([
      {
        ...{ path, field: 'inks.moss', isName: true },
        expected: { text: 'at most {maximum}', values: { maximum: '3' } },
      },
    ]);
  });
});

describe('one of several forms', () => {
  const path = 'house/site.yaml';
  const faultsOf = (value: unknown, schema: z.ZodType) => judgeValue(path, value, schema).faults;
  const text = { text: 'text, such as Nerven', values: {} };
  const number = { text: 'a number, such as 12', values: {} };
  const either = (first: object, second: object) => ({
    text: '{first}, or {second}',
    values: { first, second },
  });

  test('of three the first two stand together, and what has values keeps them', () => {
    const no = { text: '“{value}”', values: { value: 'no' } };
    const schema = z.object({ a: z.union([z.string(), z.number(), z.literal('no')]) });
    expect(faultsOf({ a: true }, schema)).toEqual([
      { path, field: 'a', expected: either(either(text, number), no) },
    ]);
  });

  test('where none is known, it is something else', () => {
    const kinds = [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })] as const;
    expect(
      faultsOf({ a: { kind: 'c' } }, z.object({ a: z.discriminatedUnion('kind', kinds) })),
    ).toEqual([{ path, field: 'a.kind', expected: 'something else' }]);
  });
});

describe('what was expected', () => {
  /** What is said of a field `a` that a schema does not take. */
  function judged(input: unknown, schema: z.ZodType, field = 'a') {
    const { faults } = judgeValue('x.yaml', { [field]: input }, z.object({ [field]: schema }));
    expect(faults).toHaveLength(1);
    const { path, field: at, ...said } = { ...faults[0] };
    expect([path, at]).toEqual(['x.yaml', field]);
    return said;
  }
  const said = (text: string, values: object) => ({ expected: { text, values } });

  test.each([
    ['year', 1919],
    ['runtime', 80],
  ])('a number of the field %s is such as %i', (field, example) => {
    const number = said('a number, such as {example}', { example });
    expect(judged(null, z.number(), field)).toEqual(number);
    expect(judged(null, z.string(), field)).toEqual({ expected: 'text, such as Nerven' });
  });

  test('of fields those that are owed are shown, and of words in several languages all', () => {
    const fields = (shown: string) => said('fields such as { {fields} }', { fields: shown });
    const word = z.string();
    expect(judged(null, z.object({ system: word, value: word, note: word.optional() }))).toEqual(
      fields('system: …, value: …'),
    );
    expect(judged(null, z.object({ fr: word.optional(), de: word.default('') }))).toEqual(
      fields('fr: …, de: …'),
    );
  });

  test.each([
    [3, { text: 'Put it in quotes: "{source}".' }],
    [true, { text: 'Put it in quotes: "{source}".' }],
  ])('%s, which is no text for YAML, needs quotes', (input, { text }) => {
    expect(judged(input, z.string())).toEqual({ expected: 'text, such as Nerven', advice: text });
    expect(judged(input, z.array(z.string()))).not.toHaveProperty('advice');
  });

  test.each([
    ['90', '90'],
    [' 90 ', '90'],
    ['90 min', '90'],
    ['90min.', '90'],
    ['1,5 h', '1.5'],
    ['1.50', '1.50'],
  ])('of “%s” the number is written alone', (input, number) => {
    expect(judged(input, z.number())).toEqual({
      expected: 'a number, such as 12',
      advice: { text: 'Write the number alone, without quotes: {number}.', values: { number } },
    });
    expect(judged(input, z.array(z.string()))).not.toHaveProperty('advice');
  });

  test.each(['', 'long', 'about 90', '90 min or so', '1:30', '-5', ['90']])(
    'of %j it is not known which number is meant',
    (input) => {
      expect(judged(input, z.number())).toEqual({ expected: 'a number, such as 12' });
    },
  );

  test.each([
    ...['yes', 'oui', 'ja', 'on', 'true', 'Yes', 'JA'].map((input) => [input, 'true']),
    ...['no', 'non', 'nein', 'off', 'false', 'No'].map((input) => [input, 'false']),
  ])('“%s” is written %s', (input, answer) => {
    expect(judged(input, z.boolean())).toEqual({
      expected: 'true or false',
      advice: { text: 'Write {answer}, without quotes.', values: { answer } },
    });
    expect(judged(input, z.array(z.string()))).not.toHaveProperty('advice');
  });
});

describe('limits', () => {
  const judged = (input: unknown, schema: z.ZodType) =>
    judgeValue('x.yaml', { a: input }, z.object({ a: schema })).faults;
  const fault = (expected: unknown) => [{ path: 'x.yaml', field: 'a', expected }];

  test.each([
    [4, z.number().min(5), 'at least {minimum}', { minimum: '5' }],
    [5, z.number().gt(5), 'more than {minimum}', { minimum: '5' }],
    [4, z.number().max(3), 'at most {maximum}', { maximum: '3' }],
    [4, z.number().multipleOf(3), 'a multiple of {divisor}', { divisor: '3' }],
    [[], z.array(z.string()).min(1), 'a list of at least {minimum}', { minimum: '1' }],
    [['b', 'c'], z.array(z.string()).max(1), 'at most {maximum}', { maximum: '1' }],
    ['bc', z.string().max(1), 'at most {maximum}', { maximum: '1' }],
  ])('%j is not within the limits (%#)', (input, schema, text, values) => {
    expect(judged(input, schema)).toEqual(fault({ text, values }));
  });

  test.each([
    [z.iso.date(), 'a day such as 2026-12-31'],
    [z.iso.datetime(), 'a moment such as 2026-12-01T00:00:00+01:00'],
    [z.email(), 'an address such as info@house.example'],
    [z.url(), 'an address that begins with https://'],
  ])('of a text in no such form an example is given (%#)', (schema, expected) => {
    expect(judged('b', schema)).toEqual(fault(expected));
  });

  test('of several words all are said, and that which was meant', () => {
    const text = 'one of {known}';
    expect(judged('musik', z.enum(['editing', 'music']))).toEqual([
      { ...fault({ text, values: { known: 'editing, music' } })[0], near: 'music' },
    ]);
    expect(judged('other', z.enum(['editing', 'music']))).toEqual(
      fault({ text, values: { known: 'editing, music' } }),
    );
    expect(judged(3, z.enum(['editing', 'music']))).toEqual(
      fault({ text, values: { known: 'editing, music' } }),
    );
  });
});
