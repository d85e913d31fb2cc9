import { expect, test } from 'vitest';
import { z } from 'zod';
import { judgeValue } from '@/lib/content/validate/faults/judge-value';

const path = 'house/site.yaml';
const faultsOf = (value: unknown, schema: z.ZodType) => judgeValue(path, value, schema).faults;
const text = { text: 'text, such as Nerven', values: {} };
const number = { text: 'a number, such as 12', values: {} };
const either = (first: object, second: object) => ({
  text: '{first}, or {second}',
  values: { first, second },
});

test('of several forms each is said', () => {
  const schema = z.object({ a: z.union([z.string(), z.number()]) });
  expect(faultsOf({ a: true }, schema)).toEqual([
    { path, field: 'a', expected: either(text, number) },
  ]);
});

test('of three the first two stand together, and what has values keeps them', () => {
  const no = { text: '“{value}”', values: { value: 'no' } };
  const schema = z.object({ a: z.union([z.string(), z.number(), z.literal('no')]) });
  expect(faultsOf({ a: true }, schema)).toEqual([
    { path, field: 'a', expected: either(either(text, number), no) },
  ]);
});

test('words of its own go before them', () => {
  const schema = z.object({ a: z.union([z.string(), z.number()], 'words or a number') });
  expect(faultsOf({ a: true }, schema)).toEqual([
    { path, field: 'a', expected: 'words or a number' },
  ]);
});

test('where none is known, it is something else', () => {
  const kinds = [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })] as const;
  expect(
    faultsOf({ a: { kind: 'c' } }, z.object({ a: z.discriminatedUnion('kind', kinds) })),
  ).toEqual([{ path, field: 'a.kind', expected: 'something else' }]);
});

test('a message that looks like the number of a judgement is a message', () => {
  const schema = z.object({ b: z.string(), a: z.string().refine(() => false, '0') });
  expect(faultsOf({ a: 'x' }, schema)).toMatchObject([{ field: 'b' }, { expected: '0' }]);
});
