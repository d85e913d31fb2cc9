import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyValue, parseSource } from '@/lib/editor/entries/edit-source';
import { type EntryKind, entryKinds, entryOf } from '@/lib/editor/entries/entry-kinds';
import { buildForm } from '@/lib/editor/form/build-field';
import { explainName } from '@/lib/editor/form/describe-placed-issue';
import { type Field, isBranch } from '@/lib/editor/form/field';
import { type Posted, readPosted } from '@/lib/editor/form/form-data';
import { applyIntent, readIntent } from '@/lib/editor/form/intent';
import { keepUntouched } from '@/lib/editor/form/keep-untouched';
import { placeIssues } from '@/lib/editor/form/place-issues';
import { readForm, writeForm } from '@/lib/editor/form/read-form';
import { createVocabulary, type Vocabularies } from '@/lib/editor/form/vocabulary';
import { vocabularyNames } from '@/lib/editor/form/vocabulary-names';
import de from '@/messages/de.json';

const options = [
  { code: 'DE', name: 'Deutschland' },
  { code: 'de', name: 'Deutsch' },
  { code: 'silent', name: 'Stumm' },
  { code: 'nerven', name: 'Nerven (1919)' },
];
const vocabularies = Object.fromEntries(
  vocabularyNames.map((name) => [name, createVocabulary(options)]),
) as Vocabularies;
const context = { vocabularies, timeZone: 'Europe/Zurich' };
const kinds = Object.keys(entryKinds) as EntryKind[];

/** What a browser posts of a form. */
function inputsOf({ text, below }: Posted, name = ''): [string, string][] {
  const own: [string, string][] = text === undefined || !name ? [] : [[name, text]];
  const inner = [...below].flatMap(([key, node]) => inputsOf(node, name ? `${name}.${key}` : key));
  return [...own, ...inner];
}

/** Posts the form of a value, with other texts in some of its inputs. */
function post(kind: EntryKind, before: unknown, typed: Record<string, string> = {}) {
  const form = buildForm(kind);
  const inputs = { ...Object.fromEntries(inputsOf(writeForm(form, before, context))), ...typed };
  const after = readForm(form, readPosted(Object.entries(inputs)), context);
  return keepUntouched(form, { before, after }, context);
}

test('the form of every file, of all kinds, posted untouched, keeps all its bytes', () => {
  const found = new Set<EntryKind>();
  for (const site of ['content', 'tests/site'])
    for (const path of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.yaml')) continue;
      const entry = entryOf(path.replaceAll('\\', '/'));
      if (!entry) throw new Error(`${site}/${path} has no form`);
      found.add(entry.kind);
      const { schema } = entryKinds[entry.kind];
      const source = readFileSync(`${site}/${path}`, 'utf8');
      const value = post(entry.kind, parseSource(source, schema));
      expect(applyValue(source, value, schema), path).toBe(source);
    }
  expect([...found].sort()).toEqual([...kinds].sort());
});

test('every field has a name in the editor’s language', () => {
  const names = Object.keys(de.Editor.fields);
  for (const kind of kinds)
    for (const path of pathsIn(buildForm(kind), kind)) {
      const keys = path.split('.');
      const ends = keys.map((_, from) => keys.slice(from).join('_'));
      if (!['fr', 'de', 'false'].includes(keys.at(-1) ?? ''))
        expect(names, path).toEqual(
          expect.arrayContaining([ends.find((end) => names.includes(end))]),
        );
    }
});

function pathsIn(field: Field, path: string): string[] {
  if (!isBranch(field)) return [path];
  if (field.type !== 'group')
    return [
      path,
      ...(field.type === 'record' ? [`${path}.key`] : []),
      ...pathsIn(field.item, path),
    ];
  return field.fields.flatMap((inner) => [inner.path, ...pathsIn(inner.field, inner.path)]);
}

const film = { title: { original: { text: 'Nerven', lang: 'de' } }, year: 1919 };

test.each<[EntryKind, string, Record<string, string>, unknown]>([
  ['theme', 'a logo for both schemes', { 'logo.light': '/media/a.svg' }, { logo: '/media/a.svg' }],
  [
    'theme',
    'a logo for each',
    { 'logo.light': '/media/a.svg', 'logo.dark': '/media/b.svg' },
    { logo: { light: '/media/a.svg', dark: '/media/b.svg' } },
  ],
  ['theme', 'a colour without its sign', { 'light.ink': '22301F' }, { light: { ink: '#22301F' } }],
  ['theme', 'no colour', { 'light.ink': 'green' }, { light: { ink: 'green' } }],
  ['theme', 'one typeface', { typeface: '/media/a.woff2' }, { typeface: '/media/a.woff2' }],
  ['theme', 'two', { typeface: 'a.woff2, b.woff2' }, { typeface: ['a.woff2', 'b.woff2'] }],
  ['shop', 'no days', { 'zones.0.days': 'soon' }, { zones: [{ days: 'soon' }] }],
  ['shop', 'days', { 'zones.0.days': '2–4' }, { zones: [{ days: [2, 4] }] }],
  ['shop', 'two days', { 'zones.0.days': '2, 4' }, { zones: [{ days: [2, 4] }] }],
])('%s: %s', (kind, _what, typed, expected) => {
  expect(post(kind, {}, typed)).toEqual(expected);
});

describe('a posted film', () => {
  test.each<[string, Record<string, string>, unknown]>([
    ['names of countries', { countries: 'deutschland, FR;' }, { countries: ['DE', 'FR'] }],
    ['a number as it is written here', { runtime: ' 94,5 ' }, { runtime: 94.5 }],
    ['a number that is none', { runtime: '94 min' }, { runtime: '94 min' }],
    [
      'a role in one language',
      { 'cast.0.name': 'A', 'cast.0.role.fr': 'B' },
      { cast: [{ name: 'A', role: 'B' }] },
    ],
    [
      'a role in two languages',
      { 'cast.0.role.fr': 'B', 'cast.0.role.de': 'C' },
      { cast: [{ role: { fr: 'B', de: 'C' } }] },
    ],
    [
      'rows with gaps, and a blank one',
      { 'directors.7': 'B', 'directors.2': 'A', 'directors.4': ' ' },
      { directors: ['A', 'B'] },
    ],
    ['lines', { companies: 'A\r\n\r\n B ' }, { companies: ['A', 'B'] }],
    ['boxes', { 'colour.=tinted': 'on' }, { colour: ['tinted'] }],
    [
      'a title that there is not',
      { 'title.fr.none': 'on' },
      { title: { ...film.title, fr: null } },
    ],
    [
      'a moment in the time of the site',
      { 'vod.from.day': '2026-07-01', 'vod.from.time': '20:30' },
      { vod: { from: '2026-07-01T20:30:00+02:00' } },
    ],
    [
      'a day from which it is out',
      { 'publishedFrom.day': '4.12.2026' },
      { publishedFrom: '2026-12-04' },
    ],
    ['no bookings', { 'bookings.~false': 'on' }, { bookings: false }],
    [
      'names that no field has',
      { '__proto__.polluted': '1', 'cast.x.name': 'A', constructor: 'B' },
      {},
    ],
  ])('%s', (_what, typed, expected) => {
    expect(post('film', film, typed)).toEqual({ ...film, ...(expected as object) });
    expect({}).not.toHaveProperty('polluted');
  });

  test('keeps what the form shows otherwise or not at all, in a row that has moved, too', () => {
    const before = {
      ...film,
      unknown: 1,
      cast: [
        { name: 'A', role: { fr: 'X', de: 'X' } },
        { name: 'B', extra: true },
      ],
      vod: { ads: false, from: '2026-07-01T18:30:00Z' },
    };
    const typed = {
      runtime: '90',
      'cast.0.name': 'B',
      'cast.0.role.fr': '',
      'cast.0.role.de': '',
      'cast.1.name': 'A',
      'cast.1.role.fr': 'X',
      'cast.1.role.de': 'X',
    };
    expect(post('film', before, typed)).toEqual({
      ...before,
      runtime: 90,
      cast: [before.cast[1], before.cast[0]],
    });
  });
});

test.each([
  ['add:cast', 'cast.3', ['A', 'B', 'C']],
  ['remove:cast.1', 'cast.1', ['A', 'C']],
  ['up:cast.1', 'cast.0', ['B', 'A', 'C']],
  ['up:cast.0', 'cast.0', ['A', 'B', 'C']],
  ['down:cast.4', 'cast.2', ['A', 'B', 'C']],
  ['remove:__proto__.0', '__proto__.0', ['A', 'B', 'C']],
])('the button %s leads to %s', (button, focus, names) => {
  const posted = readPosted([
    ['cast.0.name', 'A'],
    ['cast.1.name', 'B'],
    ['cast.2.name', ' '],
    ['cast.4.name', 'C'],
  ]);
  const intent = readIntent(button);
  expect('path' in intent && applyIntent(posted, intent)).toBe(focus);
  expect(readForm(buildForm('film'), posted, context)).toEqual({
    cast: names.map((name) => ({ name })),
  });
});

test('an issue stands at the field that shows it', () => {
  const value = { ...film, cast: [{ name: 'A' }] };
  const at = (kind: EntryKind, shown: unknown, field: string) =>
    placeIssues(buildForm(kind), shown, [{ path: '', field, expected: '' }])[0]?.at;
  expect(at('film', value, 'cast.0.role.fr')).toBe('cast.0.role.fr');
  expect(at('film', value, 'countries.1')).toBe('countries');
  expect(at('film', value, 'unknown')).toBe('');
  expect(at('film', value, 'the file')).toBe('');
  const [placed] = placeIssues(buildForm('programme'), { '2026-12-01': { film: 'Nervn' } }, [
    { path: '', field: '2026-12-01.film', expected: '' },
  ]);
  expect(placed).toMatchObject({ value: 'Nervn', vocabulary: 'films' });
  expect(at('people', { 'F. W. Murnau': {}, F: {} }, 'F. W. Murnau.born')).toBe('0.~item.born');
});

test.each([
  ['a misspelt film', 'Nervn', { is: 'unknown', names: ['Nerven'] }],
  ['a title of two films', 'Faust', { is: 'twins', names: ['Faust (1926)', 'Faust (1960)'] }],
  ['a film that is a draft', 'neu', { is: 'draft', names: [] }],
  ['a film that is refused for another reason', 'nerven', undefined],
])('the issue of %s is explained by its name', (_what, value, explained) => {
  const films = createVocabulary([
    ...[
      { code: 'nerven', name: 'Nerven' },
      { code: 'faust', name: 'Faust (1926)' },
      { code: 'faust-2', name: 'Faust (1960)' },
    ],
  ]);
  const placed = { value, vocabulary: 'films', isMissing: false } as const;
  const withDrafts = { ...films, drafts: new Set(['neu']) };
  expect(explainName(placed, { ...vocabularies, films: withDrafts })).toEqual(explained);
});
