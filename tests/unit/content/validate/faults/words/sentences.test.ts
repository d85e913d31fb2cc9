import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { articleSchema } from '@/lib/content/schema/article';
import { collectionSchema } from '@/lib/content/schema/collection';
import { filmSchema } from '@/lib/content/schema/film';
import { genresSchema } from '@/lib/content/schema/genre';
import { jobsSchema } from '@/lib/content/schema/job';
import { peopleSchema } from '@/lib/content/schema/person';
import { programmeSchema } from '@/lib/content/schema/programme';
import { siteSchema } from '@/lib/content/schema/site';
import { themeSchema } from '@/lib/content/schema/theme';
import { editorsWords } from '@/lib/content/validate/faults/editors-words';

const french = editorsWords('fr').sentences;
const german = editorsWords('de').sentences;
const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

test('what is said in French is said in German, and both know the same values', () => {
  expect(Object.keys(german).sort()).toEqual(Object.keys(french).sort());
  for (const [english, words] of [...Object.entries(french), ...Object.entries(german)])
    expect(holes(words), english).toEqual(holes(english));
});

test('French puts its narrow space before ; : ! ? and inside «…», and German writes ss', () => {
  for (const words of Object.values(french))
    expect(words).not.toMatch(/(?: [;:!?»]|« |[\p{L}»][;!?])/u);
  for (const words of Object.values(german)) expect(words).not.toMatch(/ß|„|“| :| ;/);
});

const endOf = (words: string) => /[.?:]?\s*$/.exec(words)?.[0].trim();

test('every sentence says something, and ends as the English one does', () => {
  for (const [english, words] of [...Object.entries(french), ...Object.entries(german)]) {
    expect(words, english).toMatch(/\S/);
    expect(endOf(words), english).toBe(endOf(english));
  }
  const english = Object.values(editorsWords('en').sentences);
  for (const words of english) expect(words).toMatch(/\S/);
});

type Definition = {
  error?: (issue: { input: unknown; code: string }) => unknown;
  checks?: { _zod: { def: Definition } }[];
};

/** Every sentence of its own that a schema can say, however deep it stands. */
function sentencesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as Partial<ZodType>)._zod ?? {};
  if (!def) return Object.values(schema).flatMap((inner) => sentencesOf(inner, seen));
  const { error, checks = [] } = def as unknown as Definition;
  const said = ['a.svg', 'a'].map((input) => error?.({ input, code: 'invalid_type' }));
  const own = said.filter((words) => typeof words === 'string');
  const inner = Object.values(def).flatMap((part) => sentencesOf(part, seen));
  return [...own, ...checks.flatMap((check) => sentencesOf(check, seen)), ...inner];
}

test.each(
  Object.entries({
    filmSchema,
    collectionSchema,
    articleSchema,
    siteSchema,
    genresSchema,
    jobsSchema,
    peopleSchema,
    programmeSchema,
    themeSchema,
  }),
)('what %s says of its own is said in French and in German', (_name, schema) => {
  const said = new Set(sentencesOf(schema));
  const lacking = [...said].filter((words) => !(words in french));
  expect(lacking).toEqual([]);
  if (schema === filmSchema) expect(said.size).toBeGreaterThan(20);
});
