import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { articleSchema } from '@/lib/content/schema/article';
import { filmSchema } from '@/lib/content/schema/film';
import { collectionSchema, programmeSchema } from '@/lib/content/schema/film-selections';
import { genresSchema, jobsSchema, peopleSchema } from '@/lib/content/schema/reference-lists';
import { siteSchema } from '@/lib/content/schema/site';
import { themeSchema } from '@/lib/content/schema/theme';
import type { Issue } from '@/lib/content/validate/issue';
import {
  describeIssue,
  describeIssues,
  nameField,
} from '@/lib/content/validate/issues/describe-issues';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { placeIn } from '@/lib/content/validate/issues/place-issues';
import fr from '@/lib/content/validate/messages/fr.json';

test('describeIssues: issues are grouped by file, in the order of their lines, and counted', () => {
  const at = (path: string, line: number): Issue => ({
    ...{ path, field: `f${line}`, expected: 'text, such as Nerven' },
    place: { line, column: 3 },
  });
  expect(describeIssues([at('b.yaml', 4), at('a.yaml', 12), at('a.yaml', 2)], 'en')).toBe(
    [
      'a.yaml',
      '  Line 2, column 3: “f2”: missing; expected text, such as Nerven.',
      '  Line 12, column 3: “f12”: missing; expected text, such as Nerven.',
      '',
      'b.yaml',
      '  Line 4, column 3: “f4”: missing; expected text, such as Nerven.',
      '',
      '3 faults in 2 files; nothing is published until that is mended.',
    ].join('\n'),
  );
});

const text = 'crew:\n  - name: A\n    job: music\n  - name: B\n    job: editin\n';
const placed = placeIn(text)({
  ...{ path: 'a.yaml', field: 'crew.1.job', near: 'editing' },
  expected: { text: 'one of {known}', values: { known: 'editing, music' } },
});

test('describeIssues: an issue has its place, its field, what was found, what was expected and a suggestion', () =>
  expect(describeIssue(placed, 'en')).toBe(
    'Line 5, column 10: “job” of the second person of the crew: found “editin”; expected one of editing, music. Did you mean “editing”?',
  ));

const named = (field: string) => nameField({ path: 'a.yaml', field, expected: '' }, 'en');

test.each([
  ['year', '“year”'],
  ['title.original.lang', '“title › original › lang”'],
  ['directors.0', 'the first director'],
  ['stills.10.alt.fr', '“alt › fr” of the eleventh still'],
  ['cast.12.name', '“name” of the 13th person of the cast'],
  ['versions.0.subtitles.2', 'the third language of the subtitles of the first version'],
  ['media.film.tracks.1.src', '“src” of the second track in “media › film”'],
  ['title.also.0.text', '“text” of the first further title in “title”'],
  ['newthings.3.a', '“a” of the fourth entry of “newthings”'],
])('nameField describes %s as %s', (field, text) => expect(named(field)).toBe(text));

test('formatSentence: a message is translated, with its values', () => {
  expect(formatSentence('nothing', 'de')).toBe('nichts');
  const known = { text: 'one of {known}', values: { known: 'a, b' } };
  expect(formatSentence(known, 'de')).toBe('eines von: a, b');
  expect(formatSentence(known, 'en')).toBe('one of a, b');
  const twice = { text: '{known} and {known}', values: { known: 3 } };
  expect(formatSentence(twice, 'fr')).toBe('3 and 3');
});

test('formatSentence braces and tags of values are not interpreted', () => {
  expect(formatSentence({ text: 'one of {known}', values: { known: "{a} '{b}' <c>" } }, 'en')).toBe(
    "one of {a} '{b}' <c>",
  );
  expect(
    formatSentence({ text: 'fields such as { {fields} }', values: { fields: 'a' } }, 'en'),
  ).toBe('fields such as { a }');
});

// `npm run messages:check` compares the messages of all languages.
const french: Record<string, string> = fr.sentences;

test.each(['fr', 'de', 'en'] as const)(
  'messages for editors: every message in %s can be formatted',
  (language) => {
    for (const text of Object.keys(french)) {
      const names = text.startsWith('only the placeholders') ? [] : text.match(/(?<=\{)\w+(?=\})/g);
      const values = Object.fromEntries(
        (names ?? []).map((name, at) => [name, /count|fault|file/.test(name) ? 23 : `«${at}»`]),
      );
      const formatted = formatSentence({ text, values }, language);
      for (const value of Object.values(values)) expect(formatted, text).toContain(String(value));
    }
  },
);

type Definition = {
  error?: (issue: { input: unknown; code: string }) => unknown;
  checks?: { _zod: { def: Definition } }[];
};

/** All custom messages of a schema. */
function messagesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as Partial<ZodType>)._zod ?? {};
  if (!def) return Object.values(schema).flatMap((inner) => messagesOf(inner, seen));
  const { error, checks = [] } = def as unknown as Definition;
  const messages = ['a.svg', 'a'].map((input) => error?.({ input, code: 'invalid_type' }));
  const own = messages.filter((words) => typeof words === 'string');
  const inner = Object.values(def).flatMap((part) => messagesOf(part, seen));
  return [...own, ...checks.flatMap((check) => messagesOf(check, seen)), ...inner];
}

test.each(
  Object.entries({
    ...{ filmSchema, collectionSchema, articleSchema, siteSchema, genresSchema, jobsSchema },
    ...{ peopleSchema, programmeSchema, themeSchema },
  }),
)('messages for editors: every message of %s is translated', (_name, schema) => {
  const messages = new Set(messagesOf(schema));
  expect([...messages].filter((text) => !(text in french))).toEqual([]);
  if (schema === filmSchema) expect(messages.size).toBeGreaterThan(20);
});
