import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayOrStartSchema, daySchema, momentSchema, startSchema } from '@/lib/content/schema/day';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { validateValue } from '@/lib/content/validate/issues/validate-value';

const word = z.string();
const maybe = word.optional();

/** The issue of a field that a schema rejects: what was expected, advice, and the suggested name. */
function explain(input: unknown, schema: z.ZodType, field = 'a') {
  const { issues } = validateValue('x.yaml', { [field]: input }, z.object({ [field]: schema }));
  expect(issues).toHaveLength(1);
  const { field: at, expected = '', advice, near } = issues[0] ?? { field: '' };
  expect(at).toBe(field);
  const texts = [expected, ...(advice ? [advice] : [])].map((one) => formatSentence(one, 'en'));
  return near ? [...texts, near] : texts;
}
const fieldsOf = (value: unknown, schema: z.ZodType) =>
  validateValue('x.yaml', value, schema).issues.map(({ field }) => field);

const text = 'text, such as Nerven';
const number = 'a number, such as 12';
const jobs = z.enum(['editing', 'music']);

test.each([
  ['jahr', 'year'],
  ['Réalisation', 'directors'],
  ['farbe', undefined],
])('the name %s suggests %s among the fields there are', (name, near) => {
  const schema = z.strictObject({ year: maybe, directors: maybe });
  expect(validateValue('x.yaml', { [name]: 'a' }, schema).issues[0]?.near).toBe(near);
});

test.each<[unknown, z.ZodType, string[], string?]>([
  [null, z.number(), ['a number, such as 1919'], 'year'],
  [null, z.number(), ['a number, such as 80'], 'runtime'],
  [null, word, [text], 'year'],
  [null, word, ['text, such as Genève'], 'town'],
  [null, z.object({ a: word, b: word, c: maybe }), ['fields such as { a: …, b: … }']],
  // Of translations no single one is required.
  [null, z.object({ fr: maybe, de: word.default('') }), ['fields such as { fr: …, de: … }']],
  [3, word, [text, 'Put it in quotes: "{source}".']],
  [true, word, [text, 'Put it in quotes: "{source}".']],
  [{ Fin: 'le film' }, word, [text, 'Words with a colon need quotes: "Fin: le film".']],
  [{ a: 'b', c: 'd' }, word, [text]],
  [1.5, z.int(), ['a whole number, such as 12']],
  [4, z.number().min(5), ['at least 5']],
  [5, z.number().gt(5), ['more than 5']],
  [4, z.number().max(3), ['at most 3']],
  [4, z.number().multipleOf(3), ['a multiple of 3']],
  [[], z.array(word).min(1), ['a list of at least 1']],
  [['b', 'c'], z.array(word).max(1), ['at most 1']],
  ['', word.min(1), [text]],
  ['b', daySchema, ['a day such as 2026-12-31']],
  ['soon', momentSchema, ['a day and a time, such as 2026-12-04 20:30']],
  [
    '03/04/2026',
    dayOrStartSchema,
    [
      'a day that can be read in one way only',
      'Is it 2026-04-03 or 2026-03-04? Write it like that.',
    ],
  ],
  ['b', z.email(), ['an address such as info@house.example']],
  ['b', z.url(), ['an address that begins with https://']],
  ['b', word.regex(/c/, 'a c'), ['a c']],
  ['musik', jobs, ['one of editing, music', 'music']],
  [3, jobs, ['one of editing, music']],
  [true, z.union([word, z.number(), z.literal('no')]), [`${text}, or ${number}, or “no”`]],
])('%j is reported with what was expected (%#)', (input, schema, texts, field) =>
  expect(explain(input, schema, field)).toEqual(texts),
);

test.each(['90', ' 90 ', '90 min', '90min.'])('“%s” is advised to be the number alone', (input) => {
  expect(explain(input, z.number())).toEqual([number, expect.stringMatching(/: 90\.$/)]);
  expect(explain('1,5 h', z.number())[1]).toMatch(/: 1\.5\.$/);
  expect(explain('8,1', z.number(), 'rate')).toEqual([
    'a number, such as 8.1',
    'Write the number with a decimal point: 8.1.',
  ]);
});

test.each(['', 'long', 'about 90', '90 min or so', '1:30', '-5', ['90']])(
  '%j is ambiguous as a number',
  (input) => expect(explain(input, z.number())).toEqual([number]),
);

test('an issue has the path of its field; the whole value is the file', () => {
  const schema = z.object({ a: z.object({ b: z.array(word) }), c: word });
  expect(fieldsOf({ a: { b: ['x', null] } }, schema)).toEqual(['a.b.1', 'c']);
  expect(fieldsOf(null, word)).toEqual(['the file']);
});

test('each unknown field is an issue, with the nearest known one', () => {
  const schema = z.strictObject({ fr: maybe, de: maybe });
  const { issues } = validateValue('x.yaml', { a: { it: 'x', dee: 'y' } }, z.object({ a: schema }));
  const expected = { text: 'one of {known}', values: { known: 'fr, de' } };
  const issue = { path: 'x.yaml', isName: true, expected };
  expect(issues).toEqual([
    { ...issue, field: 'a.it' },
    { ...issue, field: 'a.dee', near: 'de' },
  ]);
});

test('a misspelt required field is one issue', () => {
  const schema = z.strictObject({ title: word, year: z.number() });
  expect(fieldsOf({ titel: 'x' }, schema)).toEqual(['year', 'titel']);
  const inner = z.object({ deep: z.strictObject({ title: word }), title: word });
  expect(fieldsOf({ deep: { titel: 'x' } }, inner)).toEqual(['deep.titel', 'title']);
  expect(fieldsOf({ wrong: 'x' }, z.strictObject({ title: word }))).toEqual(['title', 'wrong']);
});

test.each<[z.ZodType, string, string]>([
  [daySchema, '3.12.2026', '2026-12-03'],
  [daySchema, '3. Januar 2027', '2027-01-03'],
  [startSchema, '3.12.2026 20.30 Uhr', '2026-12-03 20:30'],
  [startSchema, '2026-12-03T20:30+01:00', '2026-12-03 20:30 +01:00'],
  [dayOrStartSchema, 'jeudi 3 décembre 2026', '2026-12-03'],
  [dayOrStartSchema, '3.12.2026, 21 Uhr', '2026-12-03 21:00'],
  [momentSchema, '3.12.2026 à 20h30', '2026-12-03 20:30'],
  [momentSchema, '2026-12-01T00:00:00+01:00', '2026-12-01T00:00:00+01:00'],
])('%#: a day or time is stored in one form', (schema, written, stored) => {
  expect(schema.parse(written)).toBe(stored);
});
