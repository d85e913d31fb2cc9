import { expect, test } from 'vitest';
import type { Fault } from '@/lib/content/validate/fault';
import {
  ContentError,
  describeFault,
  describeFaults,
  describeWarnings,
} from '@/lib/content/validate/faults/describe-faults';
import { placeIn } from '@/lib/content/validate/faults/place-faults';

const fault: Fault = { path: 'house/films/a.yaml', field: 'the file', expected: 'to be there' };

test('faults stand file by file, in the order of their lines, and are counted at the end', () => {
  const at = (path: string, line: number): Fault => ({
    ...{ path, field: `f${line}`, expected: 'text, such as Nerven' },
    place: { line, column: 3 },
  });
  expect(describeFaults([at('b.yaml', 4), at('a.yaml', 12), at('a.yaml', 2)], 'en')).toBe(
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

test('one is counted as one', () => {
  expect(describeFaults([fault], 'en')).toBe(
    'house/films/a.yaml\n  the file: expected to be there.\n\n1 fault in 1 file; nothing is published until that is mended.',
  );
});

test('what stops a build says all of them, and is known by its name', () => {
  const error = new ContentError([fault]);
  expect(error).toMatchObject({ name: 'ContentError', faults: [fault] });
  expect(error.message).toBe(describeFaults([fault]));
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
  expect(describeFault(placed, language)).toBe(said);
});

test('rows of a table stand in their order, and what has no place before them', () => {
  const inRow = (row: number): Fault => ({
    ...{ path: 'a.csv', field: 'Film', expected: 'to be there', row },
  });
  const whole: Fault = { path: 'a.csv', field: 'the file', expected: 'to be there' };
  expect(
    describeFaults([inRow(12), inRow(2), whole], 'en')
      .split('\n')
      .slice(0, 4),
  ).toEqual([
    'a.csv',
    '  the file: expected to be there.',
    '  Row 2, column “Film”: missing; expected to be there.',
    '  Row 12, column “Film”: missing; expected to be there.',
  ]);
});

test('of two in a line that which stands before the other is said first', () => {
  const at = (line: number, column: number): Fault => ({
    ...{ path: 'a.yaml', field: `f${column}`, expected: 'x', place: { line, column } },
  });
  const lines = describeFaults([at(3, 1), at(2, 30), at(2, 4)], 'en').split('\n');
  expect(lines.map((line) => /“f\d+”/.exec(line)?.[0]).slice(1, 4)).toEqual([
    ...['“f4”', '“f30”', '“f1”'],
  ]);
});

test('files stand in the order of their names, however they were read', () => {
  const read = (...paths: string[]) =>
    describeFaults(
      paths.map((path) => ({ ...fault, path })),
      'en',
    ).split('\n\n');
  for (const paths of [
    ['a.yaml', 'b.yaml', 'c.yaml'],
    ['c.yaml', 'b.yaml', 'a.yaml'],
    ['b.yaml', 'c.yaml', 'a.yaml'],
  ])
    expect(read(...paths).map((group) => group.split('\n')[0])).toEqual([
      ...['a.yaml', 'b.yaml', 'c.yaml'],
      '3 faults in 3 files; nothing is published until that is mended.',
    ]);
});

test('of a wrong name it is said that there is none such, and not what stands in it', () => {
  const named = { path: 'a.yaml', field: 'yaer', isName: true, expected: 'x' } as const;
  expect(describeFault(placeIn('yaer: 1919')({ ...named, near: 'year' }), 'en')).toBe(
    'Line 1, column 1: “yaer”: there is no such name here; expected x. Did you mean “year”?',
  );
});

test('several in one file are counted so', () => {
  expect(describeFaults([fault, fault], 'en').split('\n').at(-1)).toBe(
    '2 faults in 1 file; nothing is published until that is mended.',
  );
  expect(describeFaults([fault, fault], 'fr').split('\n').at(-1)).toBe(
    '2 erreurs dans 1 fichier\u202f; rien n’est publié tant qu’elles ne sont pas corrigées.',
  );
});

test('warnings are said as faults are, and counted as what stops nothing', () => {
  for (const language of ['en', 'fr', 'de'] as const)
    expect(describeWarnings([fault, fault], language).split('\n').slice(0, -1)).toEqual(
      describeFaults([fault, fault], language).split('\n').slice(0, -1),
    );
  expect(describeWarnings([fault], 'en').split('\n').at(-1)).toBe('1 warning; it stops nothing.');
  expect(describeWarnings([fault, fault], 'en').split('\n').at(-1)).toBe(
    '2 warnings; they stop nothing.',
  );
});

test('what is advised may repeat what stands there', () => {
  const advice = 'Put it in quotes: "{source}".';
  const given = { path: 'a.yaml', field: 'a', expected: 'text', advice };
  expect(describeFault(placeIn('a: 007')(given), 'en')).toBe(
    'Line 1, column 4: “a”: found “007”; expected text. Put it in quotes: "007".',
  );
  expect(describeFault(given, 'en')).toBe('“a”: expected text. Put it in quotes: "".');
  const own = { text: 'Write {source}.', values: { source: 'another' } };
  expect(describeFault({ ...given, advice: own }, 'en')).toBe('“a”: expected text. Write another.');
});

test('a value is repeated as it stands, also where it looks like a sentence of ours', () => {
  const found = placeIn('a: nothing {expected}\n')({ path: 'a.yaml', field: 'a', expected: 'x' });
  expect(describeFault(found, 'de')).toBe(
    'Zeile 1, Spalte 4: «a»: gefunden «nothing {expected}»; erwartet: x.',
  );
});
