import { expect, test } from 'vitest';
import { z } from 'zod';
import { judgeValue } from '@/lib/content/validate/faults/judge-value';

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

test('a text that is empty is missing', () => {
  expect(judged('', z.string().min(1))).toEqual(fault('text, such as Nerven'));
});

test.each([
  [z.iso.date(), 'a day such as 2026-12-31'],
  [z.iso.datetime(), 'a moment such as 2026-12-01T00:00:00+01:00'],
  [z.email(), 'an address such as info@house.example'],
  [z.url(), 'an address that begins with https://'],
])('of a text in no such form an example is given (%#)', (schema, expected) => {
  expect(judged('b', schema)).toEqual(fault(expected));
});

test('what a schema says in words of its own is said, and what nobody has words for', () => {
  expect(judged('b', z.string().regex(/c/, 'a c'))).toEqual(fault('a c'));
  expect(judged('b', z.uuid())).toEqual(fault('Invalid UUID'));
  expect(
    judged(
      1,
      z.number().refine(() => false, 'another'),
    ),
  ).toEqual(fault('another'));
  expect(
    judged(
      1,
      z.number().refine(() => false),
    ),
  ).toEqual(fault('Invalid input'));
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

test('of a single one it is said alone', () => {
  expect(judged('x', z.literal('html5'))).toEqual(
    fault({ text: '“{value}”', values: { value: 'html5' } }),
  );
  expect(judged('x', z.literal(12))).toEqual(fault({ text: '“{value}”', values: { value: '12' } }));
});
