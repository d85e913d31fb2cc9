import { describe, expect, test } from 'vitest';
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
  describeWarnings,
  nameField,
} from '@/lib/content/validate/issues/describe-issues';
import {
  editorsLanguage,
  formatListItem,
  formatSentence,
} from '@/lib/content/validate/issues/editor-message';
import { placeIn } from '@/lib/content/validate/issues/place-issues';
import de from '@/lib/content/validate/messages/de.json';
import fr from '@/lib/content/validate/messages/fr.json';

describe('a list of faults', () => {
  const fault: Issue = { path: 'house/films/a.yaml', field: 'the file', expected: 'to be there' };

  test('faults stand file by file, in the order of their lines, and are counted at the end', () => {
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

  test.each([
    [
      'en',
      'Line 5, column 10: “job” of the second person of the crew: found “editin”; expected one of editing, music. Did you mean “editing”?',
    ],
    [
      'fr',
      'Ligne 5, colonne 10\u202f: «\u202fjob\u202f» de la deuxième personne de l’équipe\u202f: trouvé «\u202feditin\u202f»\u202f; attendu\u202f: l’un de\u202f: editing, music. Vouliez-vous dire «\u202fediting\u202f»\u202f?',
    ],
    [
      'de',
      'Zeile 5, Spalte 10: «job» bei der zweiten Person des Stabs: gefunden «editin»; erwartet: eines von: editing, music. Meinten Sie «editing»?',
    ],
  ] as const)('in %s an editor reads where, what and what was meant', (language, said) => {
    expect(describeIssue(placed, language)).toBe(said);
  });

  test('rows of a table stand in their order, and what has no place before them', () => {
    const inRow = (row: number): Issue => ({ ...fault, field: 'Film', row });
    const lines = describeIssues([inRow(12), inRow(2), fault], 'en').split('\n');
    expect(lines.slice(1, 4)).toEqual([
      '  the file: expected to be there.',
      '  Row 2, column “Film”: missing; expected to be there.',
      '  Row 12, column “Film”: missing; expected to be there.',
    ]);
  });

  test('warnings are said as faults are, and counted as what stops nothing', () => {
    expect(describeWarnings([fault], 'en').split('\n').at(-1)).toBe('1 warning; it stops nothing.');
    expect(describeWarnings([fault, fault], 'en').split('\n').at(-1)).toBe(
      '2 warnings; they stop nothing.',
    );
  });
});

describe('the language of editors', () => {
  const node = ['node', 'check.ts'];

  test.each([
    [{ LANG: 'fr_CH.UTF-8' }, [], 'fr'],
    [{ LANG: 'de_CH.UTF-8' }, [], 'de'],
    [{ LANG: 'it_CH.UTF-8' }, [], 'en'],
    [{}, [], 'en'],
    [{ LANG: 'fr_CH.UTF-8', LC_ALL: 'de_CH.UTF-8' }, [], 'de'],
    [{ LANG: 'fr_CH.UTF-8', LC_MESSAGES: 'de_CH' }, [], 'de'],
    [{ LANG: 'fr_CH.UTF-8' }, ['--lang', 'de'], 'de'],
    [{ LANG: 'fr_CH.UTF-8' }, ['house', '--lang=en'], 'en'],
    [{ LANG: 'FR' }, [], 'fr'],
    [{ LANG: 'fr-CH' }, [], 'fr'],
    [{ LANG: 'de@euro' }, [], 'de'],
    [{ LANG: 'german' }, [], 'en'],
    [{ LANG: 'fr', LC_ALL: '' }, [], 'fr'],
    [{ LANG: 'fr' }, ['--lang'], 'fr'],
    [{ LANG: 'fr' }, ['house', '--lang', 'it'], 'en'],
  ])('with %j and %j it is %s', (environment, words, language) => {
    expect(editorsLanguage(environment, [...node, ...words])).toBe(language);
  });
});

describe('the name of a field', () => {
  const named = (field: string, language: 'en' | 'fr' | 'de' = 'en', keys?: string[]) =>
    nameField({ path: 'a.yaml', field, expected: '', ...(keys && { keys }) }, language);

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
  ])('%s is %s', (field, said) => {
    expect(named(field)).toBe(said);
  });

  test.each([
    ['the file', 'the file', 'le fichier', 'die Datei'],
    ['the name', 'the name', 'le nom du fichier', 'der Dateiname'],
    ['the folder', 'the folder', 'le dossier', 'der Ordner'],
    ['the house', 'the house', 'la maison', 'das Haus'],
    ['a name', 'a name', 'un nom', 'ein Name'],
  ])('%s is said without quotes', (field, ...said) => {
    expect([named(field), named(field, 'fr'), named(field, 'de')]).toEqual(said);
  });
});

describe('a sentence', () => {
  test('a sentence is said in the language that is asked for, with its values put in', () => {
    expect(formatSentence('nothing', 'de')).toBe('nichts');
    const known = { text: 'one of {known}', values: { known: 'a, b' } };
    expect(formatSentence(known, 'de')).toBe('eines von: a, b');
    expect(formatSentence(known, 'en')).toBe('one of a, b');
    const twice = { text: '{known} and {known}', values: { known: 3 } };
    expect(formatSentence(twice, 'fr')).toBe('3 and 3');
  });

  test('what a value or a sentence only looks like stays', () => {
    expect(
      formatSentence({ text: 'one of {known}', values: { known: "{a} '{b}' <c>" } }, 'en'),
    ).toBe("one of {a} '{b}' <c>");
    expect(
      formatSentence({ text: 'fields such as { {fields} }', values: { fields: 'a' } }, 'en'),
    ).toBe('fields such as { a }');
  });

  test.each([
    ['en', 1, 'the first film'],
    ['en', 12, 'the twelfth film'],
    ['en', 13, 'the 13th film'],
    ['en', 21, 'the 21st film'],
    ['en', 111, 'the 111th film'],
    ['fr', 1, 'le premier film'],
    ['fr', 12, 'le douzième film'],
    ['fr', 13, 'le 13e film'],
    ['de', 2, 'der zweite Film'],
    ['de', 13, 'der 13. Film'],
  ] as const)('in %s the place %i is %s', (language, place, said) => {
    expect(formatListItem({ list: 'films', place }, 'item', language)).toBe(said);
  });
});

describe('messages of faults', () => {
  // That all languages have the same messages with the same arguments is held by `npm run messages:check`.
  const french: Record<string, string> = fr.sentences;

  test.each(['fr', 'de', 'en'] as const)('every message of %s can be said', (language) => {
    for (const text of Object.keys(french)) {
      const holes = text.startsWith('only the placeholders') ? [] : (text.match(/\{\w+\}/g) ?? []);
      const values = Object.fromEntries(
        holes.map((hole, at) => [
          hole.slice(1, -1),
          /count|fault|file/.test(hole) ? 23 : `«${at}»`,
        ]),
      );
      const said = formatSentence({ text, values }, language);
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
      ...{ filmSchema, collectionSchema, articleSchema, siteSchema, genresSchema, jobsSchema },
      ...{ peopleSchema, programmeSchema, themeSchema },
    }),
  )('what %s says of its own is said in French and in German', (_name, schema) => {
    const said = new Set(sentencesOf(schema));
    const lacking = [...said].filter((words) => !(words in french));
    expect(lacking).toEqual([]);
    if (schema === filmSchema) expect(said.size).toBeGreaterThan(20);
  });
});
