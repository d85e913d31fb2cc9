import { expect, test } from 'vitest';
import { z } from 'zod';
import { goneField, judgeValue } from '@/lib/content/validate/faults/judge-value';

const path = 'house/site.yaml';
const faultsOf = (value: unknown, schema: z.ZodType) => judgeValue(path, value, schema).faults;
const word = z.string().optional();
const text = 'text, such as Nerven';

test('a sound value is given as the schema makes it', () => {
  const schema = z.object({ a: z.string().trim(), b: z.array(z.string()).default([]) });
  expect(judgeValue(path, { a: ' x ' }, schema)).toEqual({ data: { a: 'x', b: [] }, faults: [] });
});

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

const many = (count: number) =>
  z.strictObject(Object.fromEntries(Array.from({ length: count }, (_, at) => [`name${at}`, word])));

test('of twelve names all are said, of more only that which was meant', () => {
  const [twelve] = faultsOf({ nome7: 'x' }, many(12));
  expect(twelve).toMatchObject({ near: 'name7', expected: { text: 'one of {known}' } });
  expect(faultsOf({ nome7: 'x' }, many(13))).toEqual([
    {
      ...{ path, field: 'nome7', isName: true, near: 'name7' },
      expected: { text: 'one of the {count} names that there are', values: { count: 13 } },
    },
  ]);
  expect(faultsOf({ other: 'x' }, many(13))).toMatchObject([
    { expected: { text: 'one of {known}' } },
  ]);
});

test('a field that there was is said to be gone, at the top of its file alone', () => {
  const schema = z.strictObject({ leads: word, deep: z.strictObject({ leads: word }).optional() });
  expect(faultsOf({ lead: 'x' }, schema)).toEqual([
    {
      ...{ path, field: 'lead', isName: true },
      expected: 'its days in programme/<month>.yaml; npm run content:upgrade takes it out',
    },
  ]);
  expect(faultsOf({ deep: { lead: 'x' } }, schema)).toEqual([
    {
      ...{ path, field: 'deep.lead', isName: true, near: 'leads' },
      expected: { text: '“{value}”', values: { value: 'leads' } },
    },
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

test('two that stand for the same misspelt name are both said', () => {
  const schema = z.strictObject({ titles: z.strictObject({ title: word }) });
  const fields = faultsOf({ title: {}, titels: {} }, schema).map(({ field }) => field);
  expect(fields).toEqual(['title', 'titels']);
});

test('a value that is near to a word does not hide the fault of a field of that name', () => {
  const schema = z.object({ kind: z.enum(['title', 'year']), title: z.string() });
  expect(faultsOf({ kind: 'titel' }, schema)).toMatchObject([
    { field: 'kind', near: 'title' },
    { field: 'title' },
  ]);
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

test('of a field that there was it is said what stands in its place, in the file that had it', () => {
  expect(goneField('../my-house/site.yaml', 'lead')).toBe(
    'its days in programme/<month>.yaml; npm run content:upgrade takes it out',
  );
  expect(goneField('site.yaml', 'name')).toBeUndefined();
  expect(goneField('house/films/lead.yaml', 'lead')).toBeUndefined();
  expect(goneField('site.yaml/other.yaml', 'lead')).toBeUndefined();
  expect(goneField('constructor', 'name')).toBeUndefined();
});
