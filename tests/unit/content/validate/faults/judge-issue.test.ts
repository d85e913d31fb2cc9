import { expect, test } from 'vitest';
import { z } from 'zod';
import { judgeValue } from '@/lib/content/validate/faults/judge-value';

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
  [z.string(), 'text, such as Nerven'],
  [z.number(), 'a number, such as 12'],
  [z.boolean(), 'true or false'],
  [z.array(z.string()), 'a list, such as [one, two] or lines that begin with “- ”'],
  [z.record(z.string(), z.string()), 'names with something below each'],
  [z.date(), 'date'],
])('of nothing a schema says what it wants (%#)', (schema, expected) => {
  expect(judged(undefined, schema)).toEqual({ expected });
});

test('a number with a fraction is no whole one', () => {
  expect(judged(1.5, z.int())).toEqual({ expected: 'a whole number, such as 12' });
  expect(judged(19.5, z.int(), 'year')).toEqual({ expected: 'a whole number, such as 12' });
});

test.each([
  ['year', 1919],
  ['born', 1881],
  ['died', 1972],
  ['runtime', 80],
  ['order', 1],
  ['size', 720],
  ['transferRate', 18],
])('a number of the field %s is such as %i', (field, example) => {
  const number = said('a number, such as {example}', { example });
  expect(judged(null, z.number(), field)).toEqual(number);
  expect(judged(null, z.string(), field)).toEqual({ expected: 'text, such as Nerven' });
});

test('a number inside a field of that name has no such example', () => {
  const { faults } = judgeValue(
    'x.yaml',
    { year: { a: null } },
    z.object({ year: z.object({ a: z.number() }) }),
  );
  expect(faults).toEqual([{ path: 'x.yaml', field: 'year.a', expected: 'a number, such as 12' }]);
  expect(judged(null, z.number(), 'constructor')).toEqual({ expected: 'a number, such as 12' });
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

test('words with a colon need them too', () => {
  expect(judged({ Fin: 'le film' }, z.string()).advice).toEqual({
    text: 'Words with a colon need quotes: "{words}".',
    values: { words: 'Fin: le film' },
  });
});

test.each([[null], [['a']], [{ a: 1 }], [{ a: 'b', c: 'd' }], [{}]])(
  '%j is no words with a colon',
  (input) => {
    expect(judged(input, z.string())).toEqual({ expected: 'text, such as Nerven' });
  },
);

test('nor are they where no text is wanted', () => {
  expect(judged({ Fin: 'le film' }, z.array(z.string()))).not.toHaveProperty('advice');
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

test.each(['perhaps', 'constructor', 1, null])('%j is no answer', (input) => {
  expect(judged(input, z.boolean())).toEqual({ expected: 'true or false' });
});
