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
import { saySentence } from '@/lib/content/validate/faults/sentence';
import de from '@/lib/content/validate/messages/de.json';
import fr from '@/lib/content/validate/messages/fr.json';

// That all languages have the same messages with the same arguments is held by `npm run messages:check`.
const french: Record<string, string> = fr.sentences;

test.each(['fr', 'de', 'en'] as const)('every message of %s can be said', (language) => {
  for (const text of Object.keys(french)) {
    const holes = text.startsWith('only the placeholders') ? [] : (text.match(/\{\w+\}/g) ?? []);
    const values = Object.fromEntries(
      holes.map((hole, at) => [hole.slice(1, -1), /count|fault|file/.test(hole) ? 23 : `«${at}»`]),
    );
    const said = saySentence({ text, values }, language);
    for (const value of Object.values(values)) expect(said, text).toContain(String(value));
  }
});

test('French puts a narrow space before signs, and German writes ss', () => {
  for (const words of Object.values(french)) expect(words).not.toMatch(/[\p{L}»][;!?]/u);
  for (const words of Object.values(de.sentences)) expect(words).not.toMatch(/ß|„|“| :| ;/);
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
